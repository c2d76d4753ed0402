import { builder } from "#server/platform/graphql/builder.ts";
import { listDeviceMappings, saveDeviceMapping, useDeviceMapping } from "./device-mappings.ts";
import type { DeviceMapping } from "./device-mappings.ts";

const deviceMappingType = builder.objectRef<DeviceMapping>("DeviceMapping").implement({
  description: "One version of how the exports of a register are read.",
  fields: (field) => ({
    version: field.exposeInt("version"),
    mapping: field.string({
      description: "JSON of RegisterMapping (common/pos-files/register-mapping.ts).",
      resolve: ({ mapping }) => JSON.stringify(mapping),
    }),
    fileName: field.exposeString("fileName", {
      nullable: true,
      description: "The export from which it was made.",
    }),
    savedAt: field.field({ type: "Instant", resolve: ({ savedAt }) => savedAt }),
    savedBy: field.exposeString("savedBy"),
    fromVersion: field.exposeInt("fromVersion", {
      nullable: true,
      description: "The earlier version that was put back into use.",
    }),
    isInUse: field.exposeBoolean("isInUse"),
  }),
});

builder.queryField("deviceMappings", (field) =>
  field.field({
    type: [deviceMappingType],
    description: "The newest version first.",
    args: { deviceId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => listDeviceMappings(request, args),
  }),
);

builder.mutationField("saveDeviceMapping", (field) =>
  field.field({
    type: deviceMappingType,
    args: {
      deviceId: field.arg({ type: "Uuid", required: true }),
      mapping: field.arg.string({ required: true, description: "JSON of RegisterMapping." }),
      fileName: field.arg.string(),
      baseVersion: field.arg.int({ required: true, description: "The version that was read; 0 before the first." }),
    },
    resolve: (_root, args, request) => saveDeviceMapping(request, args),
  }),
);

builder.mutationField("useDeviceMapping", (field) =>
  field.field({
    type: deviceMappingType,
    args: {
      deviceId: field.arg({ type: "Uuid", required: true }),
      version: field.arg.int({ required: true }),
      baseVersion: field.arg.int({ required: true, description: "The version that was read." }),
    },
    resolve: (_root, args, request) => useDeviceMapping(request, args),
  }),
);
