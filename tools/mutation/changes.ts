import { Visitor, parseSync } from "vite";

/** One small change of a file's text: a sign, a comparison, a boolean, a number or a boundary. */
export type Change = { file: string; line: number; start: number; end: number; before: string; after: string };

type Span = { start: number; end: number };
type Operation = Span & { left: Span; right: Span; operator: string };

/** What stands beside each other here is one slip of the hand apart. */
const swaps: ReadonlyMap<string, readonly string[]> = new Map([
  ["<", ["<=", ">="]],
  ["<=", ["<", ">"]],
  [">", [">=", "<="]],
  [">=", [">", "<"]],
  ["===", ["!=="]],
  ["!==", ["==="]],
  ["+", ["-"]],
  ["-", ["+"]],
  ["*", ["/"]],
  ["/", ["*"]],
  ["%", ["*"]],
  ["<<", [">>"]],
  [">>", ["<<"]],
  ["&&", ["||"]],
  ["||", ["&&"]],
  ["+=", ["-="]],
  ["-=", ["+="]],
  ["*=", ["/="]],
  ["/=", ["*="]],
  ["++", ["--"]],
  ["--", ["++"]],
]);

/**
 * Returns all changes that can be made to a file, in the order of its text. Types have none, since nothing runs there;
 * neither has what follows an index (`list[0] ?? 0`), which the compiler demands and no program reaches.
 */
export function changesOf(file: string, source: string): Change[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) {
    throw new Error(`${file} cannot be parsed: ${errors.map((error) => error.message).join("; ")}`);
  }
  const changes: Change[] = [];
  const untouched: Span[] = [];
  const add = ({ start, end }: Span, replacements: readonly string[]): void => {
    const line = source.slice(0, start).split("\n").length;
    const before = source.slice(start, end);
    changes.push(...replacements.map((after) => ({ file, line, start, end, before, after })));
  };
  const addSwaps = ({ left, right, operator }: Operation): void => {
    const start = source.indexOf(operator, left.end);
    if (start < right.start) {
      add({ start, end: start + operator.length }, swaps.get(operator) ?? []);
    }
  };
  new Visitor({
    TSLiteralType: (node) => untouched.push(node),
    BinaryExpression: (node) => addSwaps(node),
    LogicalExpression: (node) => {
      addSwaps(node);
      if (node.operator === "??" && node.left.type === "MemberExpression" && node.left.computed) {
        untouched.push(node.right);
      }
    },
    AssignmentExpression: (node) => addSwaps(node),
    UpdateExpression: ({ start, end, prefix, operator }) => {
      const from = prefix ? start : end - operator.length;
      add({ start: from, end: from + operator.length }, swaps.get(operator) ?? []);
    },
    UnaryExpression: ({ start, operator }) => {
      if (operator === "!" || operator === "-") {
        add({ start, end: start + 1 }, [""]);
      }
    },
    Literal: (node) => add(node, literalReplacements(node.value)),
  }).visit(program);
  return changes
    .filter((change) => !untouched.some(({ start, end }) => start <= change.start && change.end <= end))
    .toSorted((first, second) => first.start - second.start);
}

/** Returns the text of a file with one change made. */
export function changedText(source: string, change: Change): string {
  return source.slice(0, change.start) + change.after + source.slice(change.end);
}

function literalReplacements(value: unknown): string[] {
  if (typeof value === "boolean") {
    return [String(!value)];
  }
  if (typeof value === "number") {
    return [String(value + 1), String(value - 1)];
  }
  return [];
}
