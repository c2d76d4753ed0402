import type { Plugin } from "vite";

/**
 * Tells the browser to compile each function of the named files while they arrive, off the main thread. Left to itself it
 * reads a function twice: lightly to find its end, and again at its first call, while the page waits. Only for files of
 * which a first visit runs the most. Chrome and Edge 136 and newer heed it; to others it is a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compileHintsBuild(names: ReadonlySet<string>): Plugin {
  return {
    name: "hangtag-compile-hints",
    apply: "build",
    generateBundle: {
      // The hint counts only above everything else, and Vite puts its list of files on top.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && names.has(file.name)) {
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          }
        }
      },
    },
  };
}
