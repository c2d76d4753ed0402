// Who may import whom (ARCHITECTURE.md). `npm run check:boundaries` runs it; tools/rules-bite.test.ts proves that each rule bites.
const role = (name) => `^server/.+\\.${name}\\.ts$`;
const rule = (name, from, to, more = {}) => ({ name, severity: "error", from, to, ...more });
const test = "\\.test\\.tsx?$";
const contract = "\\.contract\\.ts$";

export default {
  forbidden: [
    rule("no-index-files", {}, { path: "(^|/)index\\.tsx?$", pathNot: "node_modules" }),
    rule("no-cycles", {}, { circular: true }),
    rule(
      "no-folder-cycles",
      { path: "^(server/(areas|platform)|web/platform)/[^/]+$" },
      { circular: true },
      { scope: "folder" },
    ),
    // The benchmark's peers have packages of their own, installed by the benchmark alone.
    // `?url` is the bundler's: the address that a file gets.
    rule("no-unresolvable", { pathNot: "^bench/peers/" }, { couldNotResolve: true, pathNot: "[?]url$" }),
    // Temporal is the language's own, carried by a package until every runtime has it.
    rule(
      "common-is-pure",
      { path: "^common/", pathNot: test },
      { pathNot: ["^common/", "(^|/)node_modules/(zod|temporal-polyfill|temporal-spec|fflate|read-excel-file)/"] },
    ),
    rule("platform-below-areas", { path: "^server/platform/" }, { path: "^server/(app|areas|adapters)/" }),
    rule("adapters-below-areas", { path: "^server/adapters/" }, { path: "^server/(app|areas)/" }),
    rule(
      "area-by-front-door",
      { path: "^server/areas/([^/]+)/" },
      { path: "^server/areas/([^/]+)/", pathNot: ["^server/areas/$1/", "^server/areas/([^/]+)/\\1\\.ts$"] },
    ),
    rule(
      "events-stand-alone",
      { path: "^server/events/", pathNot: test },
      { pathNot: ["^server/events/", "^common/", "(^|/)node_modules/zod/"] },
    ),
    rule(
      "jobs-are-definitions",
      { path: role("jobs") },
      { pathNot: [role("jobs"), "^server/platform/", "^common/", "(^|/)node_modules/zod/"] },
    ),
    rule(
      "providers-chosen-by-app",
      { path: "^server/(areas|platform)/" },
      { path: "^server/adapters/([^/]+)/", pathNot: "^server/adapters/([^/]+)/\\1\\.ts$" },
    ),
    rule(
      "sql-stays-behind-operations",
      { path: ["graphql", "routes", "worker", "channels"].map(role) },
      { path: role("db") },
    ),
    // Platform rules may lean on a library (a parsed GraphQL document); those of an area may not.
    rule("rules-are-pure", { path: "^server/areas/.+\\.rules\\.ts$" }, { pathNot: [role("rules"), "^common/"] }),
    // Commands and benchmarks start the whole program, as main.ts does.
    rule(
      "only-app-wires-areas",
      { pathNot: ["^server/app/", "^server/main\\.ts$", "^tests/", "^tools/", "^bench/"] },
      { path: "^server/app/" },
    ),
    rule("web-and-server-apart", { path: "^web/" }, { path: "^(server|till|db)/" }),
    rule("server-never-imports-web", { path: "^(server|till|common)/" }, { path: "^web/" }),
    rule("ui-knows-no-area", { path: "^web/(ui|platform)/" }, { path: "^web/(app|areas)/" }),
    rule("ui-below-platform", { path: "^web/ui/" }, { path: "^web/platform/" }),
    rule(
      "web-area-by-shared",
      { path: "^web/areas/([^/]+)/" },
      { path: "^web/areas/([^/]+)/", pathNot: ["^web/areas/$1/", "^web/areas/[^/]+/shared/"] },
    ),
    rule("only-web-app-wires-areas", { path: "^web/areas/" }, { path: "^web/app/" }),
    rule("till-stands-alone", { path: "^till/", pathNot: test }, { path: "^(server|web|tests)/" }),
    rule(
      "tests-not-in-product",
      { path: "^(server|web|common|till)/", pathNot: [test, contract] },
      { path: [test, contract, "^tests/"] },
    ),
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
