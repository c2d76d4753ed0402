/** HTML as values: what is interpolated is escaped unless it is HTML itself. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | null | readonly Html[];

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, at) => text + (at < parts.length ? textOf(parts[at] ?? null) : "")).join(""));
}

function textOf(part: Part): string {
  if (part === null || part === false) {
    return "";
  }
  if (part instanceof Html) {
    return part.text;
  }
  return typeof part === "object" ? part.map(({ text }) => text).join("") : escapeHtml(String(part));
}

function escapeHtml(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
