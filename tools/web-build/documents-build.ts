import type { Plugin } from "vite";
import { textOf } from "#web/platform/graphql/document.ts";
import { documentsOf } from "./documents.ts";

/** What parses and prints documents in the source; no visitor has to load it. */
const parserFile = "/web/platform/graphql/graphql.ts";

/**
 * Puts the text of each GraphQL document in its place, as the program would print it. Parsing and printing them cost each
 * first visit 5 KB and, on a slow phone, the time of a frame for each document.
 */
export function documentsBuild(): Plugin {
  return {
    name: "hangtag-documents",
    apply: "build",
    transform: {
      filter: { id: /\.queries\.ts$/ },
      async handler(_, id) {
        const documents = Object.entries(await documentsOf(id));
        const lines = documents.map(
          ([name, document]) =>
            `export const ${name} = /* @__PURE__ */ documentOf(${JSON.stringify(textOf(document))});`,
        );
        return {
          code: ['import { documentOf } from "#web/platform/graphql/document.ts";', ...lines, ""].join("\n"),
          map: null,
        };
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(parserFile))) {
          this.error(`${file.name} brings ${parserFile}: a document stands outside of its .queries.ts`);
        }
      }
    },
  };
}
