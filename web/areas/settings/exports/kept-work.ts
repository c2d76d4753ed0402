import { z } from "zod";
import { exportMap } from "#common/pos-files/export-map.ts";
import type { MappingDraft } from "#common/pos-files/mapping/mapping-draft.ts";
import { dateFormats, decimals } from "#common/pos-files/mapping/file-format.ts";
import { saleType } from "#common/pos-files/return-names.ts";
import { keepDraft, readDraft } from "#web/platform/drafts/drafts.ts";

/** What this device keeps of the work on a register's mapping. The file is not kept: it is the shop's own data. */
const keptWork = z.object({
  fileName: z.string(),
  header: z.array(z.string()),
  /** The place of the map among the register's; -1 for a new one. */
  at: z.int(),
  baseVersion: z.int(),
  figure: z.int().nullable(),
  draft: z.object({
    kind: z.enum(exportMap.options.map((option) => option.shape.kind.value)),
    columns: z.array(
      z.object({
        name: z.string(),
        meaning: z.string().nullable(),
        certainty: z.number().nullable(),
        doubt: z.string().nullable(),
      }),
    ),
    decimal: z.enum(decimals).optional(),
    dateFormat: z.enum(dateFormats).optional(),
    tenderNames: z.record(z.string(), z.string()),
    statusNames: z.record(z.string(), z.string()).default({}),
    typeNames: z.record(z.string(), saleType).default({}),
    kept: z.record(z.string(), z.unknown()),
  }),
});

export type KeptWork = Omit<z.infer<typeof keptWork>, "draft"> & { draft: MappingDraft };

export function readWork(slot: string): KeptWork | null {
  const kept = keptWork.safeParse(readDraft(slot));
  return kept.success ? kept.data : null;
}

export function keepWork(slot: string, work: KeptWork | null): void {
  keepDraft(slot, work === null ? null : JSON.stringify(work));
}
