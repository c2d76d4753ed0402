/** Puts the till and all that it needs of npm into a few files. */
import path from "node:path";
import { rolldown, type Plugin } from "rolldown";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * SQL Server's driver brings forty packages of Azure's sign-in, 46 MB, which a shop's own database never needs. What asks
 * for them says so instead of failing somewhere.
 */
const azureStub = "\0azure-sign-in";
const azureText = `
const refuse = () => { throw new Error("Sign-in through Azure isn't part of Hangtag's register program: use a login of the database"); };
module.exports = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : function () { refuse(); }) });
`;

const withoutAzure: Plugin = {
  name: "without-azure",
  resolveId: (name) => (name.startsWith("@azure/") ? azureStub : null),
  load: (id) => (id === azureStub ? { code: azureText, moduleType: "js" } : null),
};

/** Returns the packages whose code is inside, for their licenses. */
export async function bundleTill(folder: string): Promise<string[]> {
  const bundle = await rolldown({
    input: { main: path.join(root, "till/program/main.ts") },
    cwd: root,
    platform: "node",
    plugins: [withoutAzure],
    // Libraries that try optional parts of themselves in a way that a bundler cannot follow.
    logLevel: "silent",
  });
  const { output } = await bundle.write({
    dir: folder,
    format: "esm",
    minify: true,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
  const modules = output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
  return [...new Set(modules.map(packageOf).filter((name) => name !== null))].toSorted();
}

/** The folder of the package that a module is of; null of our own. */
function packageOf(module: string): string | null {
  const match = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module);
  return match?.[1] ?? null;
}
