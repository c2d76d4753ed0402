import { builder } from "#server/platform/graphql/builder.ts";
import { listPackages } from "./packages.ts";
import type { OfferedPackage } from "./packages.ts";

const packageType = builder.objectRef<OfferedPackage>("RegisterProgram").implement({
  description: "The register's program for one kind of computer.",
  fields: (field) => ({
    platform: field.exposeString("platform", { description: "win-x64, linux-x64, linux-arm64 or darwin-arm64" }),
    version: field.exposeString("version"),
    bytes: field.exposeInt("bytes"),
    path: field.exposeString("path", { description: "Where the zip is fetched." }),
  }),
});

builder.queryField("registerPrograms", (field) =>
  field.field({
    type: [packageType],
    description: "What this server offers; empty where its operator put no packages.",
    resolve: (_root, _args, request) => listPackages(request, {}),
  }),
);
