import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { inputText, recordNumber } from "#common/inputs/input-ranges.ts";
import { registerMapping } from "#common/pos-files/register-mapping.ts";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import { deviceMappingSaved } from "#server/events/pos.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { savedSince } from "#server/platform/operations/saved-since.ts";
import { isStorable } from "#server/platform/pos/feed-rows.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./device-mappings.db.ts";
import type { SavedMapping } from "./device-mappings.db.ts";

export type DeviceMapping = Omit<SavedMapping, "savedByUserId"> & { isInUse: boolean };

/** A map of twenty exports with every column has some 20 kB. */
const mostMappingLength = 200_000;
const mostListed = 100;

const baseVersion = recordNumber.or(z.literal(0));

/** How the exports of a register are read: the newest version first, which is the one in use. */
export const listDeviceMappings = operation({
  name: "devices.listMappings",
  kind: "read",
  permission: "devices:manage",
  on: "store",
  input: z.object({ deviceId: z.uuid() }),
  async run(context, { deviceId }): Promise<DeviceMapping[]> {
    const { register } = await getRegister(context, deviceId);
    const saved = await db.listMappings(context.sql, { ...register, limit: mostListed });
    return saved.map((mapping, at) => toDeviceMapping(mapping, at === 0));
  },
});

/** Saves how the exports of a register are read, as its next version; the register fetches it. */
export const saveDeviceMapping = operation({
  name: "devices.saveMapping",
  kind: "write",
  permission: "devices:manage",
  on: "store",
  input: z.object({
    deviceId: z.uuid(),
    /** The mapping as JSON, so that a field which is wrong is named by its place in it. */
    mapping: inputText.min(1).max(mostMappingLength),
    fileName: inputText.trim().min(1).max(255).nullish(),
    baseVersion,
  }),
  async run(context, { deviceId, mapping, fileName = null, baseVersion: seen }): Promise<DeviceMapping> {
    const saving = { mapping: parseMapping(mapping), fileName, fromVersion: null };
    return saveNext(context, { deviceId, seen, saving });
  },
});

/** Puts an earlier version back into use, as the next one, so that the order of the versions stays the order of time. */
export const useDeviceMapping = operation({
  name: "devices.useMapping",
  kind: "write",
  permission: "devices:manage",
  on: "store",
  input: z.object({ deviceId: z.uuid(), version: recordNumber, baseVersion }),
  async run(context, { deviceId, version, baseVersion: seen }): Promise<DeviceMapping> {
    const { register } = await getRegister(context, deviceId);
    const earlier = await db.findMapping(context.sql, { ...register, version });
    if (!earlier) {
      throw notFound("Mapping");
    }
    const { mapping, fileName } = earlier;
    return saveNext(context, { deviceId, seen, saving: { mapping, fileName, fromVersion: version } });
  },
});

type Saving = Pick<SavedMapping, "mapping" | "fileName" | "fromVersion">;

/** @throws Refusal when another version was saved since the caller looked */
async function saveNext(
  context: StoreContext,
  { deviceId, seen, saving }: { deviceId: string; seen: number; saving: Saving },
): Promise<DeviceMapping> {
  const { sql, now, store } = context;
  const { register, name } = await getRegister(context, deviceId);
  const [newest] = await db.listMappings(sql, { ...register, limit: 1 });
  if (newest !== undefined && newest.version !== seen) {
    if (isRepeated(context, { newest, seen, saving })) {
      return toDeviceMapping(newest, true);
    }
    throw savedSince({ by: newest.savedBy, at: newest.savedAt }, store.timeZone);
  }
  const version = (newest?.version ?? 0) + 1;
  const author = { userId: context.user?.id ?? null, employeeId: context.employee?.id ?? null };
  if (!(await db.insertMapping(sql, { ...register, ...saving, ...author, version, now }))) {
    throw savedSince(undefined, store.timeZone);
  }
  const { fileName, fromVersion } = saving;
  const event = { deviceId, name: `${name} (v${version})`, version, fileName, fromVersion };
  await context.emit(deviceMappingSaved, event, { kind: "device", id: deviceId });
  const saved = await db.findMapping(sql, { ...register, version });
  if (!saved) {
    throw new Error("A mapping is not there after it was saved");
  }
  return toDeviceMapping(saved, true);
}

/** The same person sends the same again because the answer was lost. */
function isRepeated(
  context: StoreContext,
  { newest, seen, saving }: { newest: SavedMapping; seen: number; saving: Saving },
): boolean {
  const { mapping, fileName, fromVersion } = newest;
  return (
    newest.version === seen + 1 &&
    newest.savedByUserId === (context.user?.id ?? null) &&
    isDeepStrictEqual({ mapping, fileName, fromVersion }, saving)
  );
}

async function getRegister(context: StoreContext, deviceId: string): Promise<{ register: db.Register; name: string }> {
  const register = { storeId: context.store.id, deviceId };
  const name = await db.findRegisterName(context.sql, register);
  if (name === undefined) {
    throw notFound("Register");
  }
  return { register, name };
}

/** @throws Refusal that names the field by its place: `mapping.exports.0.columns.at` */
function parseMapping(text: string): RegisterMapping {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw invalidInput({ mapping: ["This is not JSON"] });
  }
  if (!isStorable(json)) {
    throw invalidInput({ mapping: ["Holds a character that cannot be kept"] });
  }
  const parsed = registerMapping.safeParse(json);
  if (parsed.success) {
    return parsed.data;
  }
  const fields: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    (fields[["mapping", ...path].join(".")] ??= []).push(message);
  }
  throw invalidInput(fields);
}

function toDeviceMapping({ savedByUserId: _, ...mapping }: SavedMapping, isInUse: boolean): DeviceMapping {
  return { ...mapping, isInUse };
}
