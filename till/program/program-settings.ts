/** All choices of an installed till, in one file that a person may write and the status page writes for them. */
import { join } from "node:path";
import { z } from "zod";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";
import { shopKind } from "#till/till-options.ts";

const filePath = z.string().trim().min(1).max(1000);

const pointOfSale = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("simulated"), shop: shopKind.default("clothing") }),
  z.strictObject({
    kind: z.literal("folder"),
    folder: filePath,
    /** A file of the map; the server's mapping when absent. */
    map: filePath.optional(),
    /** Looks instead of waiting to be called, which a share of a network needs. */
    isPolling: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal("database"), file: filePath }),
]);
export type PointOfSale = z.infer<typeof pointOfSale>;

export const programSettings = z.strictObject({
  /** Null before the till is paired. */
  server: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  name: z.string().trim().min(1).max(60).default("Front register"),
  /** Null until a person chooses. */
  pointOfSale: pointOfSale.nullable().default(null),
  /** The file of the shop's printers; relative to this file's folder. */
  printers: filePath.default("printers.json"),
  /** Of the status page, on this computer only. */
  statusPort: z.int().min(1).max(65_535).default(7411),
  updates: z
    .strictObject({
      isAutomatic: z.boolean().default(true),
      /** Takes an older version that the server offers: to go back on purpose. */
      allowsOlder: z.boolean().default(false),
      everyMinutes: z.number().min(0.01).max(10_080).default(60),
      /** How long a new version may take until it is at work. */
      trialSeconds: z.number().min(1).max(600).default(60),
    })
    .prefault({}),
});
export type ProgramSettings = z.infer<typeof programSettings>;

const fileName = "settings.json";

/** The settings of a data folder; those of a new till where there are none. Throws an error that names the file. */
export async function readSettings(data: string): Promise<ProgramSettings> {
  const file = join(data, fileName);
  const text = await readIfThere(file);
  if (text === null) {
    return programSettings.parse({});
  }
  const parsed = programSettings.safeParse(parseJson(file, text));
  if (!parsed.success) {
    throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

export function saveSettings(data: string, settings: ProgramSettings): Promise<void> {
  return writeAtomic(join(data, fileName), `${JSON.stringify(settings, null, 2)}\n`);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * The address of a server as a person types it: with TLS, unless the person says otherwise or it is this computer. Null
 * when it is none.
 */
export function serverAddress(typed: string): string | null {
  const text = typed.trim();
  const isThisComputer = /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(text);
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `${isThisComputer ? "http" : "https"}://${text}`);
  const isServer = url !== null && ["http:", "https:"].includes(url.protocol) && url.hostname !== "";
  return isServer && text !== "" ? url.origin : null;
}
