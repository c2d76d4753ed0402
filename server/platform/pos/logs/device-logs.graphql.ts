import { builder } from "#server/platform/graphql/builder.ts";
import { listLogs } from "./device-logs.ts";
import type { DeviceLog } from "./device-logs.ts";

const deviceLogType = builder.objectRef<DeviceLog>("DeviceLog").implement({
  description: "What the program at a register wrote, sent by a person there.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    receivedAt: field.expose("receivedAt", { type: "Instant" }),
    appVersion: field.exposeString("appVersion", { nullable: true }),
    log: field.exposeString("log", { description: "Lines of JSON, the newest last." }),
  }),
});

builder.queryField("deviceLogs", (field) =>
  field.field({
    type: [deviceLogType],
    description: "The newest first, at most three.",
    args: { deviceId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => listLogs(request, args),
  }),
);
