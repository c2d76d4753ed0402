import type { DeviceReading } from "#common/pos-files/device-reading.ts";
import type { Printer } from "#common/pos/pos-state.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { refreshOn } from "#server/platform/graphql/refresh-on.ts";
import { deviceCapabilitiesType } from "./capabilities/capabilities.graphql.ts";
import { capabilitiesChanged, listDevices, readingChanged, renameDevice, revokeDevice } from "./devices.ts";
import type { Device } from "./devices.ts";
import { createPairingCode } from "./pairing.ts";
import type { PairingCode } from "./pairing.ts";

const printerType = builder.objectRef<Printer>("Printer").implement({
  description: "A printer at a register.",
  fields: (field) => ({
    name: field.exposeString("name", { description: "The operating system's own name." }),
    displayName: field.exposeString("displayName"),
    role: field.exposeString("role", { description: "receipt, label or document" }),
    type: field.exposeString("type", { description: "escpos, zpl, epl, dymo or system" }),
    status: field.string({
      description: "ready, low-paper, no-paper, cover-open, failing, unreachable or unknown, as of the last heartbeat.",
      resolve: ({ status }) => status ?? "unknown",
    }),
  }),
});

type Reading = DeviceReading & { stoppedAt: Date | null };

const deviceReadingType = builder.objectRef<Reading>("DeviceReading").implement({
  description: "What a register says of the exports that it reads, as of its last heartbeat.",
  fields: (field) => ({
    source: field.exposeString("source", { description: "files, database or service" }),
    mappingVersion: field.exposeInt("mappingVersion", { nullable: true, description: "The version that it reads by." }),
    lastFile: field.exposeString("lastFile", { nullable: true, description: "Of a database the query." }),
    lastFileAt: field.field({ type: "Instant", nullable: true, resolve: ({ lastFileAt }) => toDate(lastFileAt) }),
    lastRowAt: field.field({
      type: "Instant",
      nullable: true,
      description: "When the newest ticket of the last file was rung up.",
      resolve: ({ lastRowAt }) => toDate(lastRowAt),
    }),
    rowsTaken: field.exposeInt("rowsTaken", { description: "Of the last file." }),
    rowsRefused: field.exposeInt("rowsRefused", { description: "Of the last file." }),
    problem: field.exposeString("problem", { nullable: true, description: "Why it does not read, for people." }),
    stoppedAt: field.field({ type: "Instant", nullable: true, resolve: ({ stoppedAt }) => stoppedAt }),
    files: field.exposeStringList("files", { description: "At most 20 files of its folder, the newest first." }),
  }),
});

const deviceType = builder.objectRef<Device>("Device").implement({
  description: "A register, browser, tablet or phone that the store uses.",
  fields: (field) => ({
    id: field.field({ type: "Uuid", resolve: (device) => device.id }),
    name: field.exposeString("name"),
    type: field.exposeString("type", { description: "pos, browser, tablet or phone" }),
    provider: field.exposeString("provider", {
      nullable: true,
      description: "The register service that sells there, such as square; null where a program runs at the register.",
    }),
    terminalNumber: field.exposeString("terminalNumber", { nullable: true }),
    appVersion: field.exposeString("appVersion", { nullable: true }),
    posName: field.exposeString("posName", { nullable: true }),
    posVersion: field.exposeString("posVersion", { nullable: true }),
    isPosConnected: field.exposeBoolean("isPosConnected"),
    clockSkewSeconds: field.int({
      nullable: true,
      description: "How far its clock is ahead of ours; shown above two minutes.",
      resolve: (device) => (device.clockSkewMs === null ? null : Math.round(device.clockSkewMs / 1000)),
    }),
    queueLength: field.exposeInt("queueLength", { nullable: true, description: "Rows it has not delivered yet." }),
    printers: field.field({ type: [printerType], resolve: (device) => device.printers }),
    capabilities: field.field({
      type: deviceCapabilitiesType,
      nullable: true,
      description: "Null where it has not said them: a browser, a tablet, or a till of an older version.",
      resolve: (device) => device.capabilities,
    }),
    reading: field.field({
      type: deviceReadingType,
      nullable: true,
      description: "Of a register whose point of sale is read: its files or its database.",
      resolve: ({ reading, readingStoppedAt: stoppedAt }) => reading && { ...reading, stoppedAt },
    }),
    lastSeenAt: field.field({ type: "Instant", nullable: true, resolve: (device) => device.lastSeenAt }),
    createdAt: field.field({ type: "Instant", resolve: (device) => device.createdAt }),
    revokedAt: field.field({ type: "Instant", nullable: true, resolve: (device) => device.revokedAt }),
  }),
});

const pairingCodeType = builder.objectRef<PairingCode>("PairingCode").implement({
  description: "Eight characters that make one machine a register, within 15 minutes.",
  fields: (field) => ({
    code: field.exposeString("code"),
    expiresAt: field.field({ type: "Instant", resolve: (code) => code.expiresAt }),
  }),
});

builder.queryField("devices", (field) =>
  field.field({ type: [deviceType], resolve: (_root, _args, request) => listDevices(request, {}) }),
);

builder.subscriptionField("devices", (field) =>
  field.field({
    type: [deviceType],
    description:
      "The devices of the store, now and whenever one is paired, renamed, revoked, loses its point of sale or its printer stops.",
    ...refreshOn(
      "device.paired",
      "device.renamed",
      "device.revoked",
      "device.connection-changed",
      "device.printer-changed",
      "device.mapping-saved",
      readingChanged,
      capabilitiesChanged,
    ),
    resolve: (_root, _args, request) => listDevices(request, {}),
  }),
);

builder.mutationField("createPairingCode", (field) =>
  field.field({ type: pairingCodeType, resolve: (_root, _args, request) => createPairingCode(request, {}) }),
);

builder.mutationField("renameDevice", (field) =>
  field.field({
    type: deviceType,
    args: { id: field.arg({ type: "Uuid", required: true }), name: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => renameDevice(request, args),
  }),
);

builder.mutationField("revokeDevice", (field) =>
  field.field({
    type: deviceType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => revokeDevice(request, args),
  }),
);

function toDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
