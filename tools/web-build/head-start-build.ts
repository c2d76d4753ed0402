import { build } from "vite";
import type { Plugin, Rolldown } from "vite";
import { buildTarget } from "#tools/browsers/oldest-browsers.ts";
import { registeredHashes } from "./operations-build.ts";

/** What the day's page asks the server when it is opened. */
const dayQueries = ["DaybookTasks", "DaybookGoal", "DaybookNotes", "DaybookPeople"];

type Bundle = Rolldown.OutputBundle;

/** The pages that most visits begin with, by the parts of the program that draw them. */
const pages = {
  login: ["/web/app/sign-in-app.tsx"],
  application: ["/web/app/routed-app.tsx"],
  shell: ["/web/app/shell/store-shell.tsx"],
  daybook: ["/web/areas/daybook/daybook-page.tsx", "/web/areas/daybook/daybook-screen.tsx"],
};

/**
 * Puts `web/app/head-start.ts` into the page's head, with the names of the files that this build has made. `root` is the
 * project's folder.
 */
export function headStartBuild(root: string): Plugin {
  return {
    name: "hangtag-head-start",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (bundle === undefined) {
          return html;
        }
        const files = Object.fromEntries(
          Object.entries(pages).map(([page, modules]) => [page, filesOf(bundle, modules)]),
        );
        const script = await scriptWith({ ...files, hashes: await registeredHashes(root, dayQueries) });
        // Before the style sheet: a script after it would wait for it.
        return html.replace('<script type="module"', (next) => `<script>${script}</script>\n    ${next}`);
      },
    },
  };
}

/** A build of its own: it shares no file with the program, which comes later. */
async function scriptWith(knowledge: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    root: "web",
    publicDir: false,
    define: { "import.meta.env.HEAD_START": JSON.stringify(knowledge) },
    build: {
      write: false,
      target: buildTarget,
      rolldownOptions: { input: "app/head-start.ts", output: { format: "iife" } },
    },
  });
  const [output] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (output?.type !== "chunk") {
    throw new Error("The head's script was not built");
  }
  return output.code.trim();
}

/** Every script and style of the chunks that hold those modules, without what the page loads anyway. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
  const loadedFiles = new Set(entry ? closure(bundle, entry.fileName) : []);
  const chunks = Object.values(bundle).filter(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => modules.some((module) => id.endsWith(module))),
  );
  return [...new Set(chunks.flatMap((chunk) => closure(bundle, chunk.fileName)))].filter(
    (file) => !loadedFiles.has(file),
  );
}

function closure(bundle: Bundle, fileName: string, files = new Set<string>()): string[] {
  const chunk = bundle[fileName];
  if (chunk?.type === "chunk" && !files.has(fileName)) {
    files.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) {
      files.add(style);
    }
    for (const imported of chunk.imports) {
      closure(bundle, imported, files);
    }
  }
  return [...files];
}
