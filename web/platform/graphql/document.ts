import { Kind } from "@0no-co/graphql.web";
import type { DocumentNode } from "@0no-co/graphql.web";

/** A field that a document asks for; `__typename`, which printing adds, is none: what a change assumes may lack it. */
export type Field = {
  name: string;
  /** The name under which the response holds its value. */
  responseName: string;
  /** Without arguments and alias: its value is the same in each document. */
  isPlain: boolean;
  /** Null for a field without fields of its own. */
  selections: readonly Selection[] | null;
};

/** Fields of a fragment, by its name or written out where they are asked for. */
export type Spread = { fragment: string } | Fragment;
export type Fragment = { type: string | null; selections: readonly Selection[] };
export type Selection = Field | Spread;

export type DocumentContents = {
  /** Null for a document of fragments alone. */
  operation: DocumentOperation | null;
  /** By name, in the order of the text. */
  fragments: ReadonlyMap<string, Fragment>;
};

type DocumentOperation = {
  kind: "query" | "mutation" | "subscription";
  name: string;
  /** A file is a value of the scalar `Upload`, so an operation that takes one has to name the scalar. */
  takesFile: boolean;
  selections: readonly Selection[];
};

/** A document that stands for its text alone. */
export type TextDocument = DocumentNode & { readonly text: string };

/**
 * The document of a text that `printDocument` wrote. The build puts these in place of the documents that are written in
 * the source, so that no page has to load a parser of GraphQL, nor to run it.
 */
export function documentOf(text: string): TextDocument {
  return { kind: Kind.DOCUMENT, definitions: [], text };
}

/**
 * The text of a document as the client sends it.
 *
 * @throws Error when the document comes neither from `documentOf` nor from `graphql`
 */
export function textOf(document: DocumentNode): string {
  if (!("text" in document) || typeof document.text !== "string") {
    throw new Error("The document has no text");
  }
  return document.text;
}

const contents = new WeakMap<DocumentNode, DocumentContents>();

/** What a document asks for. Read once. */
export function contentsOf(document: DocumentNode): DocumentContents {
  const own = contents.get(document) ?? new TextReader(textOf(document)).contents();
  contents.set(document, own);
  return own;
}

const tokens = /"(?:\\.|[^"\\])*"|\.{3}|[{}():]|@?\w+/g;

/** Reads what `printDocument` writes. Only the server has to understand arguments, variables and directives. */
class TextReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = text.match(tokens) ?? [];
  }

  contents(): DocumentContents {
    let operation: DocumentOperation | null = null;
    const fragments = new Map<string, Fragment>();
    while (this.#at < this.#tokens.length) {
      const kind = this.#next();
      if (kind === "fragment") {
        const name = this.#next();
        fragments.set(name, this.#fragment());
      } else if (kind === "query" || kind === "mutation" || kind === "subscription") {
        const name = this.#peek() === "{" ? "" : this.#next();
        const takesFile = this.#parentheses().includes("Upload");
        operation = { kind, name, takesFile, selections: this.#selections() };
      } else {
        throw new Error(`A document cannot begin with ${kind}`);
      }
    }
    return { operation, fragments };
  }

  /** From `on`, or from the brace of one that is for any type. */
  #fragment(): Fragment {
    const type = this.#takes("on") ? this.#next() : null;
    this.#directives();
    return { type, selections: this.#selections() };
  }

  #selections(): Selection[] {
    const selections: Selection[] = [];
    this.#next();
    while (!this.#takes("}")) {
      if (!this.#takes("__typename")) {
        selections.push(this.#takes("...") ? this.#spread() : this.#field());
      }
    }
    return selections;
  }

  #spread(): Spread {
    const next = this.#peek();
    if (next === "on" || next === "{" || next.startsWith("@")) {
      return this.#fragment();
    }
    const fragment = this.#next();
    this.#directives();
    return { fragment };
  }

  #field(): Field {
    const responseName = this.#next();
    const name = this.#takes(":") ? this.#next() : responseName;
    const hasArguments = this.#parentheses().length > 0;
    this.#directives();
    const selections = this.#peek() === "{" ? this.#selections() : null;
    return { name, responseName, isPlain: name === responseName && !hasArguments, selections };
  }

  #directives(): void {
    while (this.#peek().startsWith("@")) {
      this.#next();
      this.#parentheses();
    }
  }

  /** What stands in the parentheses that may come next. Values hold none, except inside of their quotes. */
  #parentheses(): readonly string[] {
    if (!this.#takes("(")) {
      return [];
    }
    const from = this.#at;
    this.#at = this.#tokens.indexOf(")", from) + 1;
    return this.#tokens.slice(from, this.#at - 1);
  }

  #takes(token: string): boolean {
    const isNext = this.#peek() === token;
    this.#at += isNext ? 1 : 0;
    return isNext;
  }

  #peek(): string {
    return this.#tokens[this.#at] ?? "";
  }

  #next(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) {
      throw new Error("The document ends too early");
    }
    this.#at += 1;
    return token;
  }
}
