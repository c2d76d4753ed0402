import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { posAnswerEvent, posRequestEvent } from "#common/pos/pos-messages.ts";
import { aChannelServer } from "#tests/kit/channel-server.ts";
import { choose } from "#tests/kit/web/choose.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { PrintJob } from "#web/platform/printing/print-jobs.queries.ts";
import { useLiveConnection } from "#web/platform/realtime/realtime.ts";
import { onlineTills } from "#web/platform/till/tills.ts";

const network = fakeNetwork();

const front = "0192c1d0-0000-7000-8000-000000000001";
const nameless = "0192c1d0-0000-7000-8000-000000000002";
const back = "0192c1d0-0000-7000-8000-000000000003";
const pos = { connected: true, name: "Simulated POS" };
const members = {
  "device-1": { kind: "device", deviceId: front, name: "Front", pos },
  "device-2": { kind: "device", deviceId: nameless, name: "", pos },
  "device-3": { kind: "device", deviceId: back, name: "Back", pos },
  "user-1": { kind: "user" },
};
const request = z.object({ id: z.string(), kind: z.string(), to: z.string() });

function aJob(given: Partial<Pick<PrintJob, "id" | "state" | "reason">>) {
  return {
    __typename: "PrintJob",
    id: "0192c1d0-0000-7000-8000-0000000000a1",
    title: "Bin label 7",
    copies: 1,
    state: "FAILED",
    reason: null,
    deviceName: "Front",
    printerName: null,
    createdAt: new Date().toISOString(),
    createdBy: "Amy Okafor",
    createdById: 4,
    hasFile: true,
    ...given,
  };
}
let queue = [aJob({})];

function aDevice(printers: readonly object[]) {
  return {
    ...{
      __typename: "Device",
      id: front,
      name: "Front",
      type: "pos",
      provider: null,
      appVersion: "25.9.2",
      clockSkewSeconds: 0,
    },
    ...{ isPosConnected: true, lastSeenAt: new Date().toISOString(), posName: "Simulated POS", posVersion: "7.4" },
    ...{ queueLength: 0, revokedAt: null, printers, capabilities: null, reading: null },
  };
}
let devices: object[] = [];
let registerPrograms: object[] = [];
let deviceLogs: object[] = [];

type Answering = "prints" | "refuses" | "stays silent";
let answering: Answering = "prints";
let channels: Awaited<ReturnType<typeof aChannelServer>>;
const requests: z.infer<typeof request>[] = [];

beforeEach(async () => {
  requests.length = 0;
  queue = [];
  devices = [];
  registerPrograms = [];
  deviceLogs = [];
  channels = await aChannelServer({
    members,
    onEvent: ({ event, data }, answer) => {
      if (event !== posRequestEvent) {
        return;
      }
      const { id, kind, to } = request.parse(data);
      requests.push({ id, kind, to });
      const outcomes = {
        prints: { ok: true, result: { printerName: "Receipt printer" } },
        refuses: { ok: false, error: { code: "no-printer", text: "There is no printer here" } },
        "stays silent": null,
      };
      const outcome = outcomes[answering];
      if (outcome !== null) {
        answer(posAnswerEvent, { id, ...outcome });
      }
    },
  });
  const place = { key: "test-key", host: "127.0.0.1", port: channels.port, isSecure: false };
  const member = JSON.stringify({ user_id: "user-1", user_info: { kind: "user" } });
  network.answer(
    http.get("*/api/vue/realtime", () => HttpResponse.json(place)),
    http.post("*/pusher/auth", () => HttpResponse.json({ auth: "test-key:signed", channel_data: member })),
    ...answersOf(manager, {
      Devices: () => ({ data: { devices } }),
      RegisterPrograms: () => ({ data: { registerPrograms } }),
      DeviceLogs: () => ({ data: { deviceLogs } }),
      PrintJobs: () => ({ data: { printJobs: queue } }),
      PrintAgain: ({ variables }) => {
        const again = aJob({ id: String(variables["id"]), state: "QUEUED" });
        queue = [again, ...queue];
        return { data: { printAgain: again } };
      },
      CancelPrintJob: ({ variables }) => {
        const cancelled = aJob({ id: String(variables["id"]), state: "CANCELLED" });
        queue = queue.map((job) => (job.id === cancelled.id ? cancelled : job));
        return { data: { cancelPrintJob: cancelled } };
      },
    }),
  );
});

afterEach(() => {
  channels.cut();
  vi.useRealTimers();
});

function Connection() {
  return <output>{useLiveConnection()}</output>;
}

/** Opens the page and chooses a register by its name once it is known. */
async function openWith(register: string | null): Promise<HTMLElement> {
  openApp("/s/1/settings/device", manager);
  render(<Connection />);
  const registers = await screen.findByLabelText(/^Register/);
  if (register !== null) {
    await choose(registers, register);
  }
  return screen.getByRole("button", { name: "Print test page" });
}

test("a manager has a register print a test page and reads on which printer", async () => {
  answering = "prints";
  await userEvent.click(await openWith("Front"));
  expect(await screen.findByText("Printed on Receipt printer")).toBeVisible();
  expect(requests).toEqual([{ id: expect.any(String), kind: "printTestPage", to: front }]);
});

test("a printer that stops is said beside its register, and one that cannot be asked says nothing", async () => {
  const printer = (displayName: string, status: string) => ({
    ...{ __typename: "Printer", name: displayName, displayName, role: "receipt", type: "escpos", status },
  });
  devices = [
    aDevice([
      printer("Counter receipts", "no-paper"),
      printer("Tag printer", "unknown"),
      printer("Office printer", "low-paper"),
    ]),
  ];
  openApp("/s/1/settings/device", manager);
  expect(await screen.findByText("Counter receipts is out of paper")).toBeVisible();
  expect(screen.getByText("Office printer is low on paper")).toBeVisible();
  expect(screen.queryByText(/^Tag printer/)).toBeNull();
});

const reading = {
  ...{
    __typename: "DeviceReading",
    source: "files",
    mappingVersion: 3,
    lastFile: "sales.csv",
    lastFileAt: new Date().toISOString(),
  },
  ...{ rowsRefused: 2, problem: null, stoppedAt: null },
};

test("a register that reads files shows its mapping, its last file and what was not taken", async () => {
  devices = [{ ...aDevice([]), reading }];
  openApp("/s/1/settings/device", manager);
  expect(await screen.findByText("Mapping v3 · Last file sales.csv, now · 2 rows of it weren't taken")).toBeVisible();
  expect(screen.getByRole("link", { name: "What it exports" })).toHaveAttribute(
    "href",
    `/s/1/settings/devices/${front}/exports`,
  );
});

test("a register whose database is read says when it was, and has no page of exports", async () => {
  devices = [
    { ...aDevice([]), reading: { ...reading, source: "database", mappingVersion: null, lastFile: "Query 2" } },
  ];
  openApp("/s/1/settings/device", manager);
  expect(await screen.findByText("Last read now · 2 rows weren't taken")).toBeVisible();
  expect(screen.queryByRole("link", { name: "What it exports" })).toBeNull();
});

test("one whose export changed says since when it stopped and why, and a new one what to do", async () => {
  const problem = "sales.csv has no column Amount";
  const unread = { ...aDevice([]), id: back, name: "Back", isPosConnected: false };
  devices = [
    { ...aDevice([]), reading: { ...reading, problem, stoppedAt: "2026-11-20T15:40:00Z" } },
    {
      ...unread,
      reading: { ...reading, mappingVersion: null, lastFile: null, rowsRefused: 0, problem: "No mapping yet" },
    },
  ];
  openApp("/s/1/settings/device", manager);
  expect(await screen.findByText("Stopped reading at 9:40 AM. sales.csv has no column Amount")).toBeVisible();
  expect(screen.getByText("No mapping yet")).toBeVisible();
  expect(screen.queryByText(/is not connected to/)).toBeNull();
});

const everything = {
  __typename: "DeviceCapabilities",
  ...{ takesCheckIns: true, givesItemLines: true, givesTenders: true, givesCouponNumbers: true, givesCustomers: true },
  ...{ givesEmployees: true, givesBuys: true, givesBuyLines: true, givesDayCloses: true },
};

test("a register that can do everything needs no word of it; one that can't names what, and what to do instead", async () => {
  const lacking = { ...everything, takesCheckIns: false, givesItemLines: false, givesDayCloses: null };
  devices = [
    { ...aDevice([]), capabilities: everything },
    { ...aDevice([]), id: back, name: "Back", capabilities: lacking },
  ];
  openApp("/s/1/settings/device", manager);
  expect(await screen.findByText("Without check-ins, pieces sold")).toBeVisible();
  expect(screen.getAllByRole("button", { name: "What it can do" })).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "What it can do" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What Back can do" }));
  expect(dialog.getByText("Open it there by hand and type the buy's number. We link the two.")).toBeVisible();
  expect(dialog.getByText("Sends customers")).toBeVisible();
  expect(dialog.getAllByRole("listitem")).toHaveLength(8);
});

test("what the register itself says against it is shown in its words", async () => {
  answering = "refuses";
  await userEvent.click(await openWith("Front"));
  expect(await screen.findByText("There is no printer here")).toBeVisible();
});

test("[API-11] without a chosen register the page says No POS selected", async () => {
  await userEvent.click(await openWith(null));
  expect(await screen.findByText("No POS selected")).toBeVisible();
});

test("[API-11] a register without a name is told as Unable to determine POS name", async () => {
  await userEvent.click(await openWith(""));
  expect(await screen.findByText("Unable to determine POS name")).toBeVisible();
});

test("[API-11] a request that does not get away is told as Could not send request", async () => {
  const print = await openWith("Front");
  channels.cut();
  await waitFor(() => expect(screen.getByText("connecting")).toBeVisible());
  await userEvent.click(print);
  expect(await screen.findByText("Could not send request to Front")).toBeVisible();
});

test("[API-10] [API-11] a register that does not answer is told after 10 s, not before, with the time that was waited", async () => {
  answering = "stays silent";
  const print = await openWith("Front");
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  print.click();
  await waitFor(() => expect(requests).toHaveLength(1));
  vi.advanceTimersByTime(10_000);
  expect(await screen.findByText("Did not receive response from Front. Timed out after 10000ms")).toBeVisible();
});

const star = { name: "star", displayName: "Star TSP143", role: "receipt", type: "escpos" };
const minute = 60_000;

/** The page of a register that has reported no printer yet, with a clock that only the test moves. */
async function openWithoutPrinters(register: string): Promise<HTMLElement> {
  await openWith(register);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  // Chosen again, so that the looking begins on this clock.
  await choose(screen.getByLabelText(/^Register/), "");
  await choose(screen.getByLabelText(/^Register/), register);
  return screen.getByRole("combobox", { name: "Receipts print on" });
}

/** The register reports its printer, and the page has received it. */
async function sendPrinter(member: "device-1" | "device-3"): Promise<void> {
  channels.rejoin(member, { ...members[member], printers: [star] });
  const received = () => onlineTills().find(({ deviceId }) => deviceId === members[member].deviceId);
  // Looks by a clock of its own, which the test doesn't move.
  await expect.poll(() => received()?.printers).toHaveLength(1);
}

async function passTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

test("[SET-04] a register is looked at every 200 ms for a printer, which is then chosen without a press", async () => {
  const printers = await openWithoutPrinters("Front");
  expect(printers).toHaveTextContent("Choose a printer");
  await passTime(4 * minute);
  await sendPrinter("device-1");
  await passTime(200);
  expect(printers).toHaveTextContent("Star TSP143");
});

test("[SET-04] after 5 min nothing looks any more: a printer that comes then waits for a person's choice", async () => {
  const printers = await openWithoutPrinters("Back");
  expect(screen.getAllByText("Looking for a printer")).not.toEqual([]);
  await passTime(5 * minute);
  expect(screen.queryByText("Looking for a printer")).toBeNull();
  await sendPrinter("device-3");
  await passTime(minute);
  expect(printers).toHaveTextContent("Choose a printer");
});

test("the print queue says who printed what, and what failed is printed again and undone", async () => {
  queue = [aJob({ reason: "Out of labels" })];
  openApp("/s/1/settings/device", manager);
  const card = await screen.findByRole("region", { name: /^Print queue/ }, { timeout: 20_000 });
  expect(await within(card).findByText("Out of labels")).toBeVisible();
  expect(card).toHaveTextContent("Front · Amy Okafor · now");
  expect(within(card).getByRole("button", { name: "Save as PDF" })).toBeVisible();
  await userEvent.click(within(card).getByRole("button", { name: "Print again" }));
  await userEvent.click(await within(card).findByRole("button", { name: "Cancel" }));
  expect(await within(card).findByText("Canceled")).toBeVisible();
});

test("a store that printed nothing reads so", async () => {
  openApp("/s/1/settings/device", manager);
  expect(await screen.findByText("Nothing printed today", {}, { timeout: 20_000 })).toBeVisible();
});

function aProgram(platform: string) {
  const path = `/api/pos/v1/packages/${platform}/25.9.2`;
  return { __typename: "RegisterProgram", platform, version: "25.9.2", bytes: 46_343_111, path };
}

test("the register's program is offered, the one for the computer at hand first", async () => {
  registerPrograms = [aProgram("win-x64"), aProgram("linux-arm64"), aProgram("linux-x64")];
  vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (X11; Linux x86_64)");
  openApp("/s/1/settings/device", manager);
  const links = await screen.findAllByRole("link", { name: /^Download for/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["linux-x64", "win-x64", "linux-arm64"].map((platform) => `/api/pos/v1/packages/${platform}/25.9.2`),
  );
  expect(screen.getAllByText("This computer")).toHaveLength(1);
  expect(screen.getAllByText("Version 25.9.2 · 46 MB")).toHaveLength(3);
  vi.restoreAllMocks();
});

test("a server without packages says nothing of a program", async () => {
  openApp("/s/1/settings/device", manager);
  await screen.findByText("No registers paired yet");
  expect(screen.queryByText("Program for registers")).toBeNull();
});

test("the log that a register sent is read on its line", async () => {
  devices = [aDevice([])];
  const about = { __typename: "DeviceLog", receivedAt: "2026-11-28T15:05:00Z", appVersion: "25.9.2" };
  deviceLogs = [{ ...about, id: "0192c1d0-0000-7000-8000-0000000000b1", log: "till runs" }];
  openApp("/s/1/settings/device", manager);
  await userEvent.click(await screen.findByRole("button", { name: "Log" }));
  expect(await screen.findByText("till runs")).toBeVisible();
  expect(screen.getByText(/Sent Nov 28, 2026 · .*, version 25\.9\.2/)).toBeVisible();
});

test("where no log came it says how to send one", async () => {
  devices = [aDevice([])];
  openApp("/s/1/settings/device", manager);
  await userEvent.click(await screen.findByRole("button", { name: "Log" }));
  expect(await screen.findByText("Press Send the log on the register's own page")).toBeVisible();
});
