import { z } from "zod";

const payload = z.object({ storeId: z.int(), id: z.uuid() });

/** Sends the job to its register if it is online. */
export const sendPrintJobJob = { name: "printing.send-print-job", payload } as const;

/** Expires a job that a register did not print in time. */
export const expirePrintJobJob = { name: "printing.expire-print-job", payload } as const;
