/**
 * Gives each new id a lower first part than the one before. Ids that are random put two rows of one instant in order
 * half of the time, and a test that leans on it fails now and then; with falling ids it fails every time.
 */
import crypto, { randomBytes } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { v4 as uuidv4 } from "uuid";

let idsMade = 0;

function fallingId(): ReturnType<typeof crypto.randomUUID> {
  idsMade += 1;
  const bytes = randomBytes(16);
  bytes.writeUInt32BE(0xffff_ffff - idsMade);
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = uuidv4({ random: bytes }).split("-");
  return `${first}-${second}-${third}-${fourth}-${fifth}`;
}

crypto.randomUUID = fallingId;
globalThis.crypto.randomUUID = fallingId;
syncBuiltinESMExports();
