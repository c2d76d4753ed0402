import { z } from "zod";
import { checkedElsewhere, inputText } from "#common/inputs/input-ranges.ts";
import { batchMost, binLabel, binNumberMax } from "#common/backstock/bin-number.ts";
import { orNull } from "#common/or-null.ts";
import { may, personOf } from "#common/permissions.ts";
import { listBinsById, listBinsByRange } from "#server/areas/backstock/bins/bins.db.ts";
import type { Bin } from "#server/areas/backstock/bins/bins.db.ts";
import { listCategories } from "#server/areas/backstock/categories/categories.db.ts";
import { findLocation } from "#server/areas/backstock/locations/locations.db.ts";
import { getBackstockSettings } from "#server/areas/backstock/setup/backstock-settings.db.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { queuePrint } from "#server/platform/printing/print-jobs.ts";
import type { PrintJob } from "#server/platform/printing/print-jobs.ts";
import { binFace, placeFace, slipFace } from "./label-faces.rules.ts";
import type { LabelFace } from "./label-faces.rules.ts";
import type { LabelLayout } from "./label-layout.rules.ts";
import { labelsPdf } from "./label-pdf.ts";
import { labelsEpl } from "./label-epl.ts";
import { labelsZpl } from "./label-zpl.rules.ts";
import { findLabelStore } from "./labels.db.ts";

/** Which labels: of bins by id, of a range of numbers, or of a place. */
const labelsInput = z
  .object({
    binIds: z.array(z.uuid()).max(batchMost, `Print ${batchMost} or fewer labels at once`).nullish().transform(orNull),
    from: z.int().min(1).max(binNumberMax).nullish().transform(orNull),
    to: z.int().min(1).max(binNumberMax).nullish().transform(orNull),
    locationId: z.uuid().nullish().transform(orNull),
    /** What a bin holds now instead of its permanent label; empty bins are left out. */
    isSlip: z.boolean().default(false),
  })
  .refine(({ binIds, from, to, locationId }) => [binIds, from ?? to, locationId].some((choice) => choice !== null), {
    message: "Choose what to print",
  });

type LabelsInput = z.output<typeof labelsInput>;
export type PrintedFile = { fileName: string; mediaType: string; dataBase64: string; labels: number };

/** Returns the contents of the requested labels, without drawing them. */
const labelFaces = operation({
  name: "backstock.labelFaces",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({ labels: labelsInput }),
  run: (context, { labels }): Promise<LabelFace[]> => facesOf(context, labels),
});

type DrawnLabels = { faces: readonly LabelFace[]; title: string; pdf: Buffer };
type LabelSelection = z.input<typeof labelsInput>;

/** The labels as a PDF: each on a page of exactly 4 x 2 inches, or two by five on Letter. */
export async function labelFile(
  request: Request,
  { labels, layout }: { labels: LabelSelection; layout: LabelLayout },
): Promise<PrintedFile> {
  const { faces, title, pdf } = await drawnLabels(request, { labels, layout });
  const fileName = `${title.replaceAll(" ", "-").toLowerCase()}.pdf`;
  return { fileName, mediaType: "application/pdf", dataBase64: pdf.toString("base64"), labels: faces.length };
}

/** Sends labels to the label printer of a register: in the printer's own language where it has one, else as a PDF. */
export async function printLabels(
  request: Request,
  job: Omit<z.input<typeof queueLabels.definition.input>, "drawn">,
): Promise<PrintJob> {
  const drawn = await drawnLabels(request, { labels: job.labels, layout: "label" });
  return queueLabels(request, { ...job, drawn: () => drawn });
}

/**
 * Five hundred labels take seconds: they are drawn while no connection to the database is held and no row is locked.
 */
async function drawnLabels(
  request: Request,
  { labels, layout }: { labels: LabelSelection; layout: LabelLayout },
): Promise<DrawnLabels> {
  const faces = await labelFaces(request, { labels });
  const title = titleOf(faces);
  const pdf = await labelsPdf(faces, { layout, title, madeAt: request.platform.clock() });
  return { faces, title, pdf };
}

/** Queues labels that were drawn before its transaction began. */
const queueLabels = operation({
  name: "backstock.printLabels",
  kind: "write",
  permission: "backstock:move",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    /** The request's own part of the key: the same key with other labels is another request. */
    labels: labelsInput,
    deviceId: z.uuid(),
    printerName: inputText.max(100).nullish().transform(orNull),
    copies: z.int().min(1).max(20, "Use 20 copies or fewer").default(1),
    /** A function, so that a repeated request is compared by its selection and not by bytes that contain the time. */
    drawn: checkedElsewhere<() => DrawnLabels>(),
  }),
  async run(context, { labels: _labels, drawn, ...job }): Promise<PrintJob> {
    const { faces, title, pdf } = drawn();
    const languages = { zpl: () => Buffer.from(labelsZpl(faces)), epl: () => labelsEpl(faces) };
    return queuePrint(context, {
      ...job,
      role: "label",
      title: title.slice(0, 120),
      pdf: () => Promise.resolve(pdf),
      languages,
    });
  },
});

/**
 * Returns the contents of the requested labels. Anyone may print one; only managers print a roll.
 *
 * @throws Refusal when there is none of them
 */
async function facesOf(context: StoreContext, selection: LabelsInput): Promise<LabelFace[]> {
  const faces = await selectedFaces(context, selection);
  const { user, employee } = context;
  if (faces.length > 1 && user !== null && !may(personOf({ ...user, employee }), "backstock:settings")) {
    throw new Refusal("one-label", { message: "Ask a manager to print several labels at once", status: 403 });
  }
  return faces;
}

async function selectedFaces(context: StoreContext, selection: LabelsInput): Promise<LabelFace[]> {
  const storeId = context.store.id;
  const store = (await findLabelStore(context.sql, storeId)) ?? missing("Store");
  if (selection.locationId !== null) {
    const location = await findLocation(context.sql, { storeId, id: selection.locationId });
    return [placeFace(location ?? missing("Location"), store)];
  }
  const [{ binPrefix }, bins] = await Promise.all([
    getBackstockSettings(context.sql, storeId),
    binsOf(context, selection),
  ]);
  const labelled = bins.map((bin) => ({ ...bin, label: binLabel(binPrefix, bin.number) }));
  if (!selection.isSlip) {
    return someOf(labelled.map((bin) => binFace(bin, store)));
  }
  const categories = await listCategories(context.sql, { storeId, withArchived: true });
  return someOf(
    labelled.flatMap((bin) => {
      const { contents } = bin;
      const categoryIndex = categories.findIndex(({ id }) => id === contents?.categoryId);
      return contents === null ? [] : [slipFace(bin, { ...contents, categoryIndex }, store)];
    }),
  );
}

function titleOf(faces: readonly LabelFace[]): string {
  const [first] = faces;
  if (faces.length === 1 && first) {
    return oneTitle(first);
  }
  return first?.kind === "slip" ? `${faces.length} content slips` : `${faces.length} bin labels`;
}

function oneTitle(face: LabelFace): string {
  switch (face.kind) {
    case "bin":
      return `Bin label ${face.number}`;
    case "slip":
      return `Content slip ${face.number}`;
    case "place":
      return `Place label ${face.name}`;
  }
}

async function binsOf(context: StoreContext, selection: LabelsInput): Promise<Bin[]> {
  const storeId = context.store.id;
  if (selection.binIds !== null) {
    return listBinsById(context.sql, { storeId, ids: selection.binIds });
  }
  const from = selection.from ?? selection.to ?? 1;
  const to = selection.to ?? from;
  const bins = await listBinsByRange(context.sql, { storeId, from, to, limit: batchMost + 1 });
  if (bins.length > batchMost) {
    throw invalidInput({ to: [`Print ${batchMost} or fewer labels at once`] });
  }
  return bins;
}

function someOf(faces: LabelFace[]): LabelFace[] {
  if (faces.length === 0) {
    throw new Refusal("no-labels", { message: "No bins to print. Choose others.", status: 422 });
  }
  return faces;
}

function missing(what: string): never {
  throw notFound(what);
}
