import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { importPartBytes } from "#common/history-import/upload-parts.ts";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const page = "/s/1/settings/history-import";

const summary = {
  __typename: "HistoryImportSummary",
  ...{ lines: 541_909, tickets: 25_900, creditNotes: 3836, cents: 974_774_793, refusedLines: 2, refusedTickets: 1 },
  ...{ written: 0, changed: 0, unchanged: 0 },
};

const uploading = {
  __typename: "HistoryImport",
  ...{ id: "0192f0c1-2f4b-7a00-8000-00000000000b", fileName: "sales.csv", sizeBytes: 10, parts: 1, missingParts: [0] },
  ...{ state: "UPLOADING", phase: "CHECK", lines: 0, totalLines: null, runningSince: null, progressAt: null },
  ...{ problem: null, createdAt: "2026-12-03T10:00:00Z", createdBy: "Marcus King", endedAt: null, summary: null },
};

type Import = Record<string, unknown>;

/** The page with one import, which each press changes. */
function openPage(first: Import | null, fakes: GraphqlFakes = {}) {
  const kept = { imports: first === null ? [] : [first] };
  const becomes = (name: string, changes: Import) => () => {
    const next = { ...kept.imports[0], ...changes };
    kept.imports = [next];
    return { data: { [name]: next } };
  };
  network.answer(
    ...answersOf(manager, {
      HistoryImports: () => ({ data: { historyImports: kept.imports } }),
      StartHistoryImport: becomes("startHistoryImport", { state: "RUNNING", phase: "IMPORT" }),
      StopHistoryImport: becomes("stopHistoryImport", { state: "STOPPED" }),
      ResumeHistoryImport: becomes("resumeHistoryImport", { state: "RUNNING" }),
      DropHistoryImport: becomes("dropHistoryImport", { state: "DROPPED", endedAt: "2026-12-03T11:00:00Z" }),
      BeginHistoryImport: ({ variables }) => {
        const parts = Math.ceil(Number(variables["sizeBytes"]) / importPartBytes);
        const missingParts = Array.from({ length: parts }, (_none, at) => at);
        const { id, sizeBytes } = variables;
        kept.imports = [{ ...uploading, id, sizeBytes, parts, missingParts }];
        return { data: { beginHistoryImport: kept.imports[0] } };
      },
      PutHistoryImportPart: becomes("putHistoryImportPart", { state: "RUNNING", missingParts: [] }),
      ...fakes,
    }),
  );
  return openApp(page, manager);
}

/** The tests' document has files without a stream. */
beforeAll(() => {
  Object.defineProperty(File.prototype, "stream", {
    configurable: true,
    value(this: File) {
      return new ReadableStream<Uint8Array>({
        start: async (controller) => {
          controller.enqueue(new Uint8Array(await this.arrayBuffer()));
          controller.close();
        },
      });
    },
  });
});

afterAll(() => {
  Reflect.deleteProperty(File.prototype, "stream");
});

const csv = [
  "InvoiceNo,InvoiceDate,Quantity,UnitPrice",
  ...[1, 2, 3].map((at) => `T${at},2025-11-0${at} 10:15,1,2.50`),
  "",
].join("\n");
const salesFile = (text = csv) => new File([text], "sales.csv", { type: "text/csv" });
const chooseFile = async (file = salesFile()) =>
  userEvent.upload(await screen.findByLabelText("File with past sales"), file);

test("a file's columns are guessed on its first rows, and it is uploaded with what they mean", async () => {
  openPage(null);
  await chooseFile();
  expect(await screen.findByText("3 rows, 4 columns")).toBeVisible();
  const go = await screen.findByRole("button", { name: "Upload and check" });
  await waitFor(() => expect(go).toBeEnabled());
  await userEvent.click(go);
  expect(await screen.findByRole("heading", { name: "Checking sales.csv" })).toBeVisible();
  const [begun] = requestsOf("BeginHistoryImport");
  expect(begun).toMatchObject({ fileName: "sales.csv", isPacked: true });
  expect(JSON.stringify(begun)).toContain("ticketLines");
  expect(requestsOf("PutHistoryImportPart")).toMatchObject([{ part: 0, base64: expect.stringMatching(/^H4sI/) }]);
});

test("a running import says how far, how fast and how long, and is stopped and gone on with", async () => {
  const running = { state: "RUNNING", phase: "IMPORT", lines: 100_000, totalLines: 541_909 };
  const now = new Date().toISOString();
  const runningSince = new Date(Date.parse(now) - 10_000).toISOString();
  openPage({ ...uploading, ...running, missingParts: [], runningSince, progressAt: now });
  expect(await screen.findByText("100,000 of 541,909 lines")).toBeVisible();
  expect(screen.getByText("10,000 lines a second")).toBeVisible();
  expect(screen.getByText("0:45 left")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(await screen.findByRole("heading", { name: "The import of sales.csv is stopped" })).toBeVisible();
  expect(screen.getByText(/^At line 100,000 of 541,909/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(await screen.findByRole("heading", { name: "Importing sales.csv" })).toBeVisible();
});

test("a run that is not heard of any more says so", async () => {
  const progressAt = new Date(Date.now() - 120_000).toISOString();
  openPage({ ...uploading, state: "RUNNING", lines: 5, totalLines: 10, runningSince: progressAt, progressAt });
  expect(await screen.findByText(/^No progress for a minute/)).toBeVisible();
});

test("the check shows what the file holds, and a person decides, also to replace an earlier import", async () => {
  openPage({ ...uploading, state: "CHECKED", lines: 541_909, totalLines: 541_909, summary });
  expect(await screen.findByText("$9,747,747.93")).toBeVisible();
  expect(screen.getByText("of 1 sale")).toBeVisible();
  await userEvent.click(screen.getByLabelText(/^Replace sales that an earlier import brought/));
  await userEvent.click(screen.getByRole("button", { name: "Import 25,899 sales" }));
  expect(await screen.findByRole("heading", { name: "Importing sales.csv" })).toBeVisible();
  expect(requestsOf("StartHistoryImport")).toEqual([{ id: uploading.id, isReplacing: true }]);
});

test("the refused lines come as a file", async () => {
  const download = vi.fn(() => new HttpResponse("line,reason,record\n"));
  URL.createObjectURL = () => "blob:file";
  openPage({ ...uploading, state: "CHECKED", summary });
  network.answer(http.get(`*/api/vue/history-imports/${uploading.id}/refused`, download));
  await userEvent.click(await screen.findByRole("button", { name: "Download refused lines" }));
  await waitFor(() => expect(download).toHaveBeenCalled());
});

test("a file of which every line was refused cannot be imported, and is dropped after a question", async () => {
  openPage({ ...uploading, state: "CHECKED", summary: { ...summary, tickets: 1 } });
  expect(await screen.findByText(/^No line can be imported/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Discard sales.csv?" }));
  await userEvent.click(question.getByRole("button", { name: "Discard" }));
  expect(await screen.findByText("Drop your sales history here")).toBeVisible();
  expect(screen.getByText("Discarded")).toBeVisible();
});

test("a file that cannot be read says why, and is tried again", async () => {
  openPage({ ...uploading, state: "FAILED", problem: "sales.csv is empty" });
  expect(await screen.findByText("sales.csv is empty")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Checking sales.csv" })).toBeVisible();
});

test("an upload that was cut off goes on with the same file, and with no other", async () => {
  openPage({ ...uploading, sizeBytes: 7 });
  expect(await screen.findByText(/^The upload of sales.csv isn't complete/)).toBeVisible();
  await chooseFile(salesFile("another file"));
  expect(await screen.findByText(/^This isn't the same file/)).toBeVisible();
  expect(requestsOf("PutHistoryImportPart")).toEqual([]);
  const packed = new File([new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0])], "sales.csv");
  await chooseFile(packed);
  expect(await screen.findByRole("heading", { name: "Checking sales.csv" })).toBeVisible();
});

test("an upload that failed on the way goes on with one press, with the file that is still at hand", async () => {
  let answer: () => unknown = refusedWith("No connection", { code: "took-too-long" });
  openPage(null, {
    PutHistoryImportPart: () => answer(),
  });
  await chooseFile();
  const go = await screen.findByRole("button", { name: "Upload and check" });
  await waitFor(() => expect(go).toBeEnabled());
  await userEvent.click(go);
  expect(await screen.findByRole("alert")).toHaveTextContent("No connection");
  answer = () => ({ data: { putHistoryImportPart: { ...uploading, state: "RUNNING", missingParts: [] } } });
  await userEvent.click(await screen.findByRole("button", { name: "Go on" }));
  await waitFor(() => expect(requestsOf("PutHistoryImportPart")).toHaveLength(2));
});

test("a finished import stays with its figures", async () => {
  const done = { state: "DONE", phase: "IMPORT", endedAt: "2026-12-03T11:00:00Z" };
  openPage({ ...uploading, ...done, summary: { ...summary, written: 25_899 } });
  expect(await screen.findByRole("heading", { name: "sales.csv is imported" })).toBeVisible();
  expect(screen.getByText("25,899")).toBeVisible();
  expect(screen.getByText("Marcus King, Dec 3, 2026")).toBeVisible();
});

test("a refusal is said, and a file that is none too", async () => {
  openPage(null, { BeginHistoryImport: refusedWith("Another import is open", { code: "import-open" }) });
  await chooseFile(new File([""], "empty.csv"));
  expect(await screen.findByRole("alert")).toHaveTextContent(/^empty.csv has no rows/);
  await chooseFile();
  const go = await screen.findByRole("button", { name: "Upload and check" });
  await waitFor(() => expect(go).toBeEnabled());
  await userEvent.click(go);
  expect(await screen.findByText("Another import is open")).toBeVisible();
});

test("an employee is sent to the daybook, and a device without a connection says so", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, ana);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  app.leave();
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
