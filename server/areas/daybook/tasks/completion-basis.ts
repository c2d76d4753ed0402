import { z } from "zod";
import { completionBasisChanged } from "#server/events/daybook.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./completion-basis.db.ts";
import type { CompletionBasis } from "./completion-basis.db.ts";
import { refreshTaskFigures } from "./task-figures.ts";

export type { CompletionBasis } from "./completion-basis.db.ts";

/** What task completion counts in this store. */
export const completionBasis = operation({
  name: "daybook.completionBasis",
  kind: "read",
  permission: "daybook:settings",
  on: "store",
  input: z.object({}),
  run: (context): Promise<CompletionBasis> => db.getCompletionBasis(context.sql, context.store.id),
});

/**
 * Chooses what task completion counts. All days are recalculated, so that a week or month never adds up figures of two
 * kinds.
 */
export const setCompletionBasis = operation({
  name: "daybook.setCompletionBasis",
  kind: "write",
  permission: "daybook:settings",
  on: "store",
  employee: "required",
  input: z.object({ basis: z.enum(["all", "must-do"]) }),
  async run(context, { basis }): Promise<CompletionBasis> {
    const storeId = context.store.id;
    if (basis !== (await db.getCompletionBasis(context.sql, storeId))) {
      await db.saveCompletionBasis(context.sql, { storeId, basis });
      await context.emit(completionBasisChanged, { basis }, { kind: "TaskList", id: "all" });
      await refreshTaskFigures(context, await db.listTaskDates(context.sql, storeId));
    }
    return basis;
  },
});
