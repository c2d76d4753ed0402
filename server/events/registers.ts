import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

const range = z.object({ from: businessDate, to: businessDate });

/** A person had past sales fetched from the store's register service. */
export const pastSalesStarted = { name: "registers.backfill-started", payload: range } as const;
export const pastSalesStopped = { name: "registers.backfill-stopped", payload: range } as const;
export const pastSalesGoOn = { name: "registers.backfill-resumed", payload: range } as const;
export const pastSalesDropped = { name: "registers.backfill-dropped", payload: range } as const;
