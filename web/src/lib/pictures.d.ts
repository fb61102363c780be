declare module "virtual:pictures" {
  /** Every line of art.toml by the name of its card or mage. */
  const lines: Record<string, import("./picture").Picture>;
  export default lines;
}
