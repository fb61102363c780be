/** Where the lines are, and all of them by name. */
export const FILE: string;
export function pictures(text?: string): Record<string, unknown>;
