/** What a register that is read, its files or its database, says of its reading, with each heartbeat. */
import { z } from "zod";
import { count, inputText, instantWithOffset, recordNumber } from "#common/inputs/input-ranges.ts";

export const mostFileNames = 20;
const fileName = inputText.trim().min(1).max(255);

export const deviceReading = z.object({
  source: z.enum(["files", "database", "service"]).default("files"),
  /** The version by which it reads; null without any, or by a map in a file of its own. */
  mappingVersion: recordNumber.nullable(),
  /** Of a database the query. */
  lastFile: fileName.nullable(),
  lastFileAt: instantWithOffset.nullable(),
  /** When the newest ticket of that file was rung up. */
  lastRowAt: instantWithOffset.nullable(),
  rowsTaken: count,
  rowsRefused: count,
  /** Why it does not read, as a sentence for people. */
  problem: inputText.trim().min(1).max(500).nullable(),
  /** The newest files of the folder, the newest first. */
  files: z.array(fileName).max(mostFileNames),
});

export type DeviceReading = z.infer<typeof deviceReading>;
