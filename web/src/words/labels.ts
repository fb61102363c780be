/** Finds labels that stand in the sources instead of in a language: what a player would read, whatever the language. */
import { parse } from "svelte/compiler";

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export interface Found {
  line: number;
  text: string;
}

/** Attributes that are read or heard, of elements and of parts alike. */
const READ = new Set(["title", "alt", "placeholder", "label", "sentence", "button", "note", "line", "text", "name", "unit", "badge", "dim", "content"]);
/** Attributes of parts that name things: drawings, cards, choices. */
const NAMES = new Map([["name", new Set(["Icon", "School", "NumberChips", "input", "meta"])]]);
/** Keys as they are printed on keyboards everywhere, and what is called so in every language. */
const EVERYWHERE = new Set(["mageduel", "Tab", "Enter", "Escape"]);
/** Codes with a space in them: phases as the server names them, and the codex's word for what one mage alone may use. */
const CODES = new Set(["first quickcast", "final quickcast", "mage only"]);
/** Calls whose texts are never read: keys of the tables, addresses, selectors, what is searched for. */
const UNREAD = new Set(["w", "closest", "querySelector", "querySelectorAll", "address", "go", "test", "matchAll", "startsWith", "endsWith", "addEventListener", "icon", "emblem", "createElement", "split", "call", "getElementById", "getItem", "setItem", "matchMedia"]);

function isLetters(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !EVERYWHERE.has(text.trim());
}

/** Words one after another, or one that begins like a label: no code looks so. */
function isProse(text: string): boolean {
  if (EVERYWHERE.has(text.trim()) || CODES.has(text) || /^(\p{Lu}\p{Ll}+){2,}$/u.test(text)) return false;
  return /^\p{Lu}\p{Ll}/u.test(text.trim()) || /\p{L}{2,}[,;:.]? +\p{L}+/u.test(text) || /^ \p{L}{2,}|\p{L}{2,} $/u.test(text) || /^\p{L}+\.$/u.test(text);
}

function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === "parent" || key === "loc" || key === "metadata" || key === "typeAnnotation" || key === "leadingComments" || key === "comments") continue;
    for (const each of Array.isArray(value) ? value : [value]) if (each && typeof each === "object" && typeof (each as Node).type === "string") found.push(each as Node);
  }
  return found;
}

function calledName(node: Node): string {
  const callee = node.callee as Node | undefined;
  if (!callee) return "";
  return String(callee.name ?? (callee.property as Node | undefined)?.name ?? "");
}

export function labels(source: string, isMarkup: boolean): Found[] {
  const before = isMarkup ? 0 : '<script lang="ts">'.length;
  const tree = parse(isMarkup ? source : `<script lang="ts">${source}</script>`, { modern: true }) as unknown as Record<string, Node | null>;
  const found: Found[] = [];

  function tell(node: Node, text: string): void {
    const line = source.slice(0, node.start - before).split("\n").length;
    found.push({ line, text: text.replace(/\s+/g, " ").trim() });
  }

  /** What an expression yields is read: literals in it, but not in the questions and calls it is made of. */
  function yielded(node: Node): void {
    if (node.type === "Literal" && typeof node.value === "string") {
      if (isLetters(node.value)) tell(node, node.value);
    } else if (node.type === "TemplateLiteral") {
      for (const part of node.quasis as Node[]) if (isLetters((part.value as { cooked: string }).cooked)) tell(part, (part.value as { cooked: string }).cooked);
      for (const part of node.expressions as Node[]) yielded(part);
    } else if (node.type === "ConditionalExpression") {
      code(node.test as Node);
      yielded(node.consequent as Node);
      yielded(node.alternate as Node);
    } else if (node.type === "LogicalExpression" || (node.type === "BinaryExpression" && node.operator === "+")) {
      yielded(node.left as Node);
      yielded(node.right as Node);
    } else code(node);
  }

  /** Anywhere in the code: texts that no code looks like, also where they are only compared. */
  function code(node: Node): void {
    if (/^(Import|Export(All|Named)|TS)/.test(node.type) && node.type !== "ExportNamedDeclaration" && node.type !== "TSAsExpression" && node.type !== "TSNonNullExpression") return;
    if (node.type === "Literal" && typeof node.value === "string") {
      if (isProse(node.value)) tell(node, node.value);
      return;
    }
    if (node.type === "TemplateElement") {
      const text = (node.value as { cooked: string }).cooked;
      if (isProse(text)) tell(node, text);
      return;
    }
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const unread = UNREAD.has(calledName(node));
      code(node.callee as Node);
      (node.arguments as Node[]).forEach((each) => unread && /Literal|Conditional/.test(each.type) ? undefined : code(each));
      return;
    }
    if (node.type === "TaggedTemplateExpression" && (node.tag as Node).name === "svg") {
      // A drawing: only what stands between its shapes is read.
      for (const part of (node.quasi as Node).expressions as Node[]) code(part);
      return;
    }
    if (node.type === "BinaryExpression" && isKey(node)) return;
    if (node.type === "SwitchStatement" && isKeyOf(node.discriminant as Node)) {
      for (const one of node.cases as Node[]) for (const each of one.consequent as Node[]) code(each);
      return;
    }
    if (node.type === "Property") {
      if (node.computed) code(node.key as Node);
      code(node.value as Node);
      return;
    }
    for (const child of children(node)) code(child);
  }

  /** A key that was pressed, or a kind of event: both have names with capitals. */
  function isKeyOf(node: Node): boolean {
    return node.type === "MemberExpression" && ["key", "kind", "type"].includes(String((node.property as Node).name));
  }

  function isKey(node: Node): boolean {
    return isKeyOf(node.left as Node) || isKeyOf(node.right as Node);
  }

  function attribute(owner: Node, node: Node): void {
    if (node.type !== "Attribute") {
      if (node.type !== "ClassDirective" && node.type !== "StyleDirective") for (const child of children(node)) code(child);
      return;
    }
    const name = String(node.name);
    const parts = (Array.isArray(node.value) ? node.value : node.value === true ? [] : [node.value]) as Node[];
    const read = (READ.has(name) && !NAMES.get(name)?.has(String(owner.name))) || name === "aria-label" || name === "aria-description";
    for (const part of parts) {
      if (part.type === "Text") {
        if (read && isLetters(String(part.data))) tell(part, String(part.data));
      } else if (part.type === "ExpressionTag") {
        if (read) yielded(part.expression as Node);
        else if (!/^(class|style|d|points|viewBox|transform|href|accept)$|^data-/.test(name)) code(part.expression as Node);
      }
    }
  }

  function markup(node: Node): void {
    if (node.type === "Text") {
      if (isLetters(String(node.data))) tell(node, String(node.data));
    } else if (node.type === "ExpressionTag") yielded(node.expression as Node);
    else if (node.type === "Comment" || node.type === "HtmlTag") return;
    else {
      for (const each of (node.attributes as Node[] | undefined) ?? []) attribute(node, each);
      for (const [key, value] of Object.entries(node)) {
        if (key === "attributes" || key === "metadata" || key === "parent") continue;
        for (const each of Array.isArray(value) ? value : [value]) {
          if (!each || typeof each !== "object" || typeof (each as Node).type !== "string") continue;
          const child = each as Node;
          if (child.type === "Fragment") for (const inner of child.nodes as Node[]) markup(inner);
          else if (/Element|Component|Block|Tag|Text|Comment|Head|Window|Slot/.test(child.type)) markup(child);
          else code(child);
        }
      }
    }
  }

  for (const script of [tree.module, tree.instance]) if (script) code(script.content as Node);
  if (isMarkup && tree.fragment) for (const each of tree.fragment.nodes as Node[]) markup(each);
  return found;
}
