import { z } from "zod";

const payload = z.object({ storeId: z.int(), id: z.uuid() });

/** Tells the register, when it is online, that there is something to print. */
export const sendPrintJobJob = { name: "printing.send-print-job", payload } as const;

/** Gives up what a register did not print in time. */
export const expirePrintJobJob = { name: "printing.expire-print-job", payload } as const;
