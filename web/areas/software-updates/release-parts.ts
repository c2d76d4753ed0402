/** The subset of Markdown that a release note may use. Whatever else stands in it is text: nothing becomes HTML. */
export type InlinePart =
  | { kind: "text" | "code"; at: number; text: string }
  | { kind: "strong" | "emphasis"; at: number; parts: InlinePart[] }
  | { kind: "link"; at: number; href: string; parts: InlinePart[] };

export type BlockPart =
  | { kind: "heading" | "paragraph"; at: number; parts: InlinePart[] }
  | { kind: "bullets" | "steps"; at: number; items: { at: number; parts: InlinePart[] }[] }
  | { kind: "image"; at: number; src: string; alt: string };

const bullet = /^[-*] +/;
const step = /^\d+\. +/;
const heading = /^#{1,6} +/;
/** Images of our own only: nobody else learns who reads our notes. */
const image = /^!\[([^\]]*)\]\((\/[^)\s]*)\)$/;

/** A note cut into headings, paragraphs, lists and images; `at` counts the blocks, items and parts from 0. */
export function blocksOf(body: string): BlockPart[] {
  const chunks: string[][] = [];
  let kind = "";
  for (const line of body.split(/\r?\n/).map((text) => text.trim())) {
    const next = kindOf(line);
    const isContinued = next === kind && next !== "heading" && next !== "image" && next !== "";
    const isWrapped = next === "paragraph" && (kind === "bullets" || kind === "steps");
    if (isContinued || isWrapped) {
      chunks.at(-1)?.push(line);
    } else {
      kind = next;
      chunks.push([line]);
    }
  }
  return chunks.filter(([first]) => first !== "").map((lines, at) => blockOf(lines, at));
}

function kindOf(line: string): "" | "heading" | "bullets" | "steps" | "image" | "paragraph" {
  if (line === "") {
    return "";
  }
  if (heading.test(line)) {
    return "heading";
  }
  if (bullet.test(line)) {
    return "bullets";
  }
  if (step.test(line)) {
    return "steps";
  }
  return image.test(line) ? "image" : "paragraph";
}

function blockOf(lines: readonly string[], at: number): BlockPart {
  const [first = ""] = lines;
  const kind = kindOf(first);
  if (kind === "bullets" || kind === "steps") {
    return { kind, at, items: itemsOf(lines, kind === "bullets" ? bullet : step) };
  }
  const [, alt = "", src] = image.exec(first) ?? [];
  if (src !== undefined) {
    return { kind: "image", at, src, alt };
  }
  if (kind === "heading") {
    return { kind, at, parts: inlineOf(first.replace(heading, "")) };
  }
  return { kind: "paragraph", at, parts: inlineOf(lines.join(" ")) };
}

/** A line without a mark goes on with the item before. */
function itemsOf(lines: readonly string[], mark: RegExp): { at: number; parts: InlinePart[] }[] {
  const texts: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) {
      texts.push(line.replace(mark, ""));
    } else {
      texts.push(`${texts.pop() ?? ""} ${line}`);
    }
  }
  return texts.map((text, at) => ({ at, parts: inlineOf(text) }));
}

const marked =
  /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<emphasis>[^*\s](?:[^*]*[^*\s])?)\*|(?<!!)\[(?<label>[^\]]+)\]\((?<href>(?:https?:\/\/|\/)[^)\s]*)\)/g;

/** Bold, italic, code and links to the web or to our own pages. */
export function inlineOf(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > end) {
      parts.push({ kind: "text", at: end, text: text.slice(end, match.index) });
    }
    parts.push(markedPart(match.groups ?? {}, match.index));
    end = match.index + match[0].length;
  }
  return end < text.length ? [...parts, { kind: "text", at: end, text: text.slice(end) }] : parts;
}

function markedPart(groups: Record<string, string | undefined>, at: number): InlinePart {
  const { code, strong, emphasis, label, href } = groups;
  if (code !== undefined) {
    return { kind: "code", at, text: code };
  }
  if (label !== undefined && href !== undefined) {
    return { kind: "link", at, href, parts: inlineOf(label) };
  }
  return strong === undefined
    ? { kind: "emphasis", at, parts: inlineOf(emphasis ?? "") }
    : { kind: "strong", at, parts: inlineOf(strong) };
}
