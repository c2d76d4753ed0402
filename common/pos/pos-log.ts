/** The log that a person at the register sends to the server, for support. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";

/** With the device's token. */
export const logPath = "/api/pos/v1/log";

export const mostLogBytes = 200_000;

/** Its newest lines; the till has masked what could be a person's. */
export const sentLog = z.object({ text: inputText.max(mostLogBytes) });

export const sentLogAnswer = z.object({ isTaken: z.literal(true) });
