/** Who this till is: its id from the first start on, and, once paired, its token and its store. Kept on disk. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { pairAnswer } from "#common/pos/pos-device.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";

const deviceFile = z.object({ deviceId: z.uuid(), paired: pairAnswer.nullable() });
export type DeviceFile = z.infer<typeof deviceFile>;

export async function readDevice(folder: string): Promise<DeviceFile> {
  const text = await readIfThere(join(folder, "device.json"));
  if (text !== null) {
    return deviceFile.parse(JSON.parse(text));
  }
  const device: DeviceFile = { deviceId: randomUUID(), paired: null };
  await saveDevice(folder, device);
  return device;
}

export function saveDevice(folder: string, device: DeviceFile): Promise<void> {
  return writeAtomic(join(folder, "device.json"), `${JSON.stringify(device, null, 2)}\n`);
}
