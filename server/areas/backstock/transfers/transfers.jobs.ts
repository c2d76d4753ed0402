import { z } from "zod";

/** The store that acts, and the transfer's id, which is the same on both sides. */
const transfer = z.object({ storeId: z.int(), id: z.uuid() });

/** The receiving store gets its row. */
export const announceTransferJob = { name: "backstock.announce-transfer", payload: transfer } as const;
/** Notifies the sending store that its bin was taken in. */
export const confirmTransferJob = { name: "backstock.confirm-transfer", payload: transfer } as const;
/** Asks the receiving store whether the bin is still in transit, and gives it back to the sending store if so. */
export const cancelTransferJob = { name: "backstock.cancel-transfer", payload: transfer } as const;
