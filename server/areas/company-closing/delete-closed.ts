import { z } from "zod";
import { inputText, recordNumber } from "#common/inputs/input-ranges.ts";
import type { Platform, Request } from "#server/platform/context/context.ts";
import { programRequest } from "#server/platform/context/system-request.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { forbidden } from "#server/platform/refusals/refusal.ts";
import * as db from "./company-closing.db.ts";
import { deleteClosedJob } from "./company-closing.jobs.ts";

/** Rows per transaction, so that a large company blocks nobody for long. */
const chunk = 5000;

export async function deleteClosedCompanies(platform: Platform): Promise<void> {
  const request = programRequest(platform, deleteClosedJob.name);
  const { accountIds, tables } = await listWork(request, {});
  for (const accountId of accountIds) {
    await deleteCompany(request, { accountId, tables });
    platform.log.info({ accountId }, "A closed company was deleted");
  }
}

const listWork = operation({
  name: "companyClosing.listWork",
  kind: "read",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "any company may be due",
  input: z.object({}),
  async run(context): Promise<{ accountIds: number[]; tables: string[] }> {
    requireProgram(context);
    return {
      accountIds: await db.listDue(context.sql, context.now),
      tables: await db.listCompanyTables(context.sql),
    };
  },
});

/** They say which rows are the company's, and that these may go. */
const lastTables = ["stores", "accounts"];

/**
 * Table after table, and all of them again until a round finds nothing: some rows still have others pointing at them, and
 * some deletions write sums again. What a stop leaves is deleted by the next run.
 */
async function deleteCompany(
  request: Request,
  { accountId, tables }: { accountId: number; tables: readonly string[] },
): Promise<void> {
  await cutCircles(request, { accountId });
  const rest = tables.filter((table) => !lastTables.some((last) => last === table));
  for (let isEmpty = false; !isEmpty;) {
    const blocked: string[] = [];
    let deleted = 0;
    for (const table of rest) {
      const result = await emptyTable(request, { accountId, table });
      deleted += result.deleted;
      blocked.push(...(result.isBlocked ? [table] : []));
    }
    if (blocked.length > 0 && deleted === 0) {
      throw new Error(`Rows of a closed company point at each other: ${blocked.join(", ")}`);
    }
    isEmpty = deleted === 0;
  }
  for (const table of lastTables) {
    await emptyTable(request, { accountId, table });
  }
}

/** Blocked while other rows point at some of it. */
async function emptyTable(
  request: Request,
  table: { accountId: number; table: string },
): Promise<{ deleted: number; isBlocked: boolean }> {
  let deleted = 0;
  for (;;) {
    const rows = await deleteRows(request, table);
    if (rows === null || rows === 0) {
      return { deleted, isBlocked: rows === null };
    }
    deleted += rows;
  }
}

const cutCircles = operation({
  name: "companyClosing.cutCircles",
  kind: "write",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "nobody of the company is there any more",
  input: z.object({ accountId: recordNumber }),
  async run(context, { accountId }): Promise<void> {
    requireProgram(context);
    if ((await db.listDue(context.sql, context.now)).includes(accountId)) {
      await db.cutCircles(context.sql, accountId);
    }
  },
});

const deleteRows = operation({
  name: "companyClosing.deleteRows",
  kind: "write",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "nobody of the company is there any more",
  input: z.object({ accountId: recordNumber, table: inputText.max(63) }),
  async run(context, { accountId, table }): Promise<number | null> {
    requireProgram(context);
    if (!(await db.listDue(context.sql, context.now)).includes(accountId)) {
      return 0;
    }
    return db.deleteClosed(context.sql, { accountId, table, at: context.now, most: chunk });
  },
});

function requireProgram({ system }: { system: unknown }): void {
  if (system === null) {
    throw forbidden();
  }
}
