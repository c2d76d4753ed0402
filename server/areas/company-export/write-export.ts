import { Zip, ZipDeflate, strToU8 } from "fflate";
import { v7 as uuidv7 } from "uuid";
import type { Platform } from "#server/platform/context/context.ts";
import { subjectStore } from "#server/platform/context/subject-store.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import * as db from "./company-export.db.ts";
import { reportProgress } from "./company-export.ts";
import { exportedColumns, fileHead, fileLines, readmeText } from "./export.rules.ts";
import type { WrittenFile } from "./export.rules.ts";
import { exportedTables } from "./exported-tables.ts";

type Work = { accountId: number; storeId: number; id: string };

/** A piece of the file; a download reads one after the other. */
const partBytes = 1_000_000;

/** Writes everything of the company, table by table. What fails is left to the owner, who asks again. */
export async function writeExport(platform: Platform, work: Work): Promise<void> {
  const { accountId } = work;
  const company = await platform.database.read("system", (sql) => db.findCompany(sql, accountId));
  const scope = { accountIds: [accountId], storeIds: company.storeIds };
  if (!(await platform.database.transaction(scope, (sql) => db.beginFile(sql, work)))) {
    return;
  }
  let state: "ready" | "failed" = "failed";
  try {
    await writeFile(platform, { work, scope, company });
    state = "ready";
  } catch (error) {
    platform.log.error({ err: error, accountId }, "The export of everything failed");
  }
  await platform.database.transaction(scope, (sql) => db.finishExport(sql, work, { state, at: platform.clock() }));
  await sendProgress(platform, work);
}

type Writing = {
  work: Work;
  scope: { accountIds: number[]; storeIds: number[] };
  company: { name: string; storeIds: number[] };
};

async function writeFile(platform: Platform, { work, scope, company }: Writing): Promise<void> {
  const file = openFile(platform, { work, scope });
  const tables = exportedTables.map(({ table }) => table);
  const columns = await platform.database.read(scope, (sql) => db.listColumns(sql, tables));
  const owner = { accountId: work.accountId, storeIds: company.storeIds };
  const written: WrittenFile[] = [];
  let rowsWritten = 0;
  for (const about of exportedTables) {
    const ofTable = columns.filter(({ table }) => table === about.table);
    const exported = exportedColumns(ofTable);
    const entry = file.add(`${about.file}.csv`);
    entry.write(fileHead(exported));
    const rows = await platform.database.patient.transaction(scope, async (sql) => {
      let count = 0;
      await db.openRows(sql, { table: about.table, columns: ofTable, owner }, exported);
      for (let next = await db.fetchRows(sql); next.length > 0; next = await db.fetchRows(sql)) {
        count += next.length;
        entry.write(fileLines(next));
        await file.keep();
      }
      await db.closeRows(sql);
      return count;
    });
    entry.end();
    written.push({ about, columns: exported, rows });
    rowsWritten += rows;
    const progress = { tablesDone: written.length, rowsWritten, bytes: await file.keep() };
    await platform.database.transaction(scope, (sql) => db.saveProgress(sql, work, progress));
    await sendProgress(platform, work);
  }
  const readme = file.add("README.txt");
  readme.write(readmeText(written, { company: company.name, madeAt: platform.clock() }));
  readme.end();
  const progress = { tablesDone: written.length, rowsWritten, bytes: await file.finish() };
  await platform.database.transaction(scope, (sql) => db.saveProgress(sql, work, progress));
}

type OpenFile = {
  add(name: string): { write(text: string): void; end(): void };
  /** Keeps whole pieces; returns how many bytes there are by now. */
  keep(): Promise<number>;
  /** Keeps the rest. */
  finish(): Promise<number>;
};

function openFile(platform: Platform, { work, scope }: Pick<Writing, "work" | "scope">): OpenFile {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let keptBytes = 0;
  let position = 0;
  const zip = new Zip((error, bytes) => {
    if (error !== null) {
      throw error;
    }
    waiting.push(bytes);
    waitingBytes += bytes.length;
  });

  async function keepAbove(least: number): Promise<number> {
    if (waitingBytes > least) {
      const part = { position, content: Buffer.concat(waiting) };
      waiting = [];
      waitingBytes = 0;
      await platform.database.transaction(scope, (sql) => db.savePart(sql, work, part));
      position += 1;
      keptBytes += part.content.length;
    }
    return keptBytes + waitingBytes;
  }

  return {
    add(name) {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      return { write: (text) => entry.push(strToU8(text)), end: () => entry.push(new Uint8Array(0), true) };
    },
    keep: () => keepAbove(partBytes),
    finish() {
      zip.end();
      return keepAbove(0);
    },
  };
}

/** Also while the company is closed, when no other job of its stores runs any more. */
async function sendProgress(platform: Platform, { storeId, accountId }: Work): Promise<void> {
  const store = subjectStore({ id: storeId, accountId, name: "", timeZone: "UTC" });
  await reportProgress(systemRequest(platform, { store, reason: "company-export", requestId: uuidv7() }), {});
}
