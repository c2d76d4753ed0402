import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aFilling, backRoom, coats } from "#tests/kit/a-filling.ts";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aTransfer, transfersAnswer } from "#tests/kit/web/a-transfer.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Transfer } from "./transfers.queries.ts";

const network = fakeNetwork();

const page = "/s/1/backstock/transfers";
const going = aTransfer();
const coming = aTransfer({ id: "00000000-0000-7000-8000-0000000000d2", isOutgoing: false, bin: "L9", binNumber: 9 });
const filling = aFilling(7, 41);
const bin = { __typename: "BackstockBin", id: filling.binId, number: 7, label: "7" };
const noScan = { __typename: "ScanAnswer", message: null, bin: null, filling: null, older: null, place: null };
const emptyBin = { __typename: "BackstockBin", id: "00000000-0000-7000-8000-0000000000e1", number: 3, label: "3" };

type Opened = { transfers?: readonly Transfer[]; path?: string; session?: typeof manager; fakes?: GraphqlFakes };

function openTransfers({ transfers = [], path = "", session = manager, fakes = {} }: Opened = {}) {
  network.answer(
    ...answersOf(session, {
      BinTransfers: () => transfersAnswer(transfers),
      ScanBin: () => ({ data: { scanBin: { ...noScan, outcome: "FILLED", bin, filling } } }),
      EmptyBins: () => ({ data: { emptyBins: [emptyBin] } }),
      BackstockBin: () => ({ data: { backstockBin: { ...noScan, outcome: "EMPTY", bin: emptyBin } } }),
      BackstockReportChoices: () => ({
        data: {
          backstockHome: {
            __typename: "BackstockHome",
            categories: [
              { __typename: "BackstockCategory", id: coats, name: "coats" },
              { __typename: "BackstockCategory", id: backRoom, name: "Boots" },
            ],
            locations: [],
          },
          employees: [],
        },
      }),
      ...fakes,
    }),
  );
  return openApp(`${page}${path}`, session);
}

async function card(name: string) {
  return within(await screen.findByRole("region", { name }));
}

test("bins stand by their way: here, out, and what ended, each with who and when", async () => {
  const arrived = aTransfer({
    id: "d3",
    bin: "K1",
    status: "ARRIVED",
    endedAt: "2026-03-05T20:30:00Z",
    endedBy: "Lou Li",
  });
  const canceled = aTransfer({ id: "d4", bin: "K2", status: "CANCELLED", endedAt: "2026-03-05T16:00:00Z" });
  openTransfers({ transfers: [going, coming, arrived, canceled] });
  const here = await card("On the way here");
  expect(here.getByText("L9")).toBeVisible();
  expect(here.getByText(/^From Lakeside Kids/)).toBeVisible();
  expect(here.queryByRole("button", { name: "Cancel transfer" })).toBeNull();
  const out = await card("On the way out");
  expect(out.getByText(/^To Lakeside Kids/)).toHaveTextContent("Coats, since Jan 22, 2026");
  expect(out.getByText("Sent Mar 4, 9:04 AM by Ana Ruiz")).toBeVisible();
  expect(out.getByRole("link", { name: "Print slip" })).toHaveAttribute("href", `${page}/${going.id}/slip`);
  const ended = await card("Last 30 days");
  expect(ended.getByText("Taken in Mar 5, 2:30 PM by Lou Li")).toBeVisible();
  expect(ended.getByText("Canceled Mar 5, 10:00 AM")).toBeVisible();
  expect(ended.queryByRole("link", { name: "Print slip" })).toBeNull();
});

test("without a bin on its way both ways say so, and nothing is said of the past", async () => {
  openTransfers();
  expect(await screen.findByText(/^No bins on the way here/)).toBeVisible();
  expect(screen.getByText("No bins on the way out")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Last 30 days" })).toBeNull();
});

test("a bin is sent: its number says what is in it, the only sister store is chosen already", async () => {
  const sent: unknown[] = [];
  const app = openTransfers({
    fakes: {
      SendBinTransfer: ({ variables }) => {
        sent.push(variables);
        return { data: { sendBinTransfer: going } };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Send a bin" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send a bin to a sister store" }));
  await fill(dialog.getByRole("textbox", { name: /^Bin/ }), "7");
  await userEvent.tab();
  expect(await dialog.findByText("Coats, Back room, since Jan 22, 2026")).toBeVisible();
  expect(dialog.getByRole("combobox", { name: "To" })).toHaveTextContent("Lakeside Kids");
  await userEvent.click(dialog.getByRole("button", { name: "Send bin" }));
  expect(await screen.findByText("Bin K7 is on its way to Lakeside Kids. Print its slip.")).toBeInTheDocument();
  expect(sent).toEqual([
    { id: expect.any(String), backstockId: filling.id, version: filling.version, otherStoreId: "2" },
  ]);
  expect(app.at()).toBe(page);
});

test("an empty bin and a store that is not chosen are said at their fields, and nothing is sent", async () => {
  const sent: unknown[] = [];
  openTransfers({
    path: "?send=true",
    fakes: {
      BinTransfers: () =>
        transfersAnswer(
          [],
          [
            { id: "2", name: "Lakeside Kids" },
            { id: "3", name: "Elm Street" },
          ],
        ),
      ScanBin: () => ({ data: { scanBin: { ...noScan, outcome: "EMPTY", bin } } }),
      SendBinTransfer: ({ variables }) => sent.push(variables),
    },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Send a bin to a sister store" }));
  await fill(dialog.getByRole("textbox", { name: /^Bin/ }), "7");
  await userEvent.click(dialog.getByRole("button", { name: "Send bin" }));
  expect(await dialog.findByText("Bin 7 is empty")).toBeVisible();
  expect(dialog.getByText("Choose a store")).toBeVisible();
  expect(sent).toEqual([]);
});

test("a refused sending keeps the dialog and says why", async () => {
  openTransfers({ path: "?send=true", fakes: { SendBinTransfer: refusedWith("Someone moved bin 7") } });
  const dialog = within(await screen.findByRole("dialog", { name: "Send a bin to a sister store" }));
  await fill(dialog.getByRole("textbox", { name: /^Bin/ }), "7");
  await userEvent.click(dialog.getByRole("button", { name: "Send bin" }));
  expect(await screen.findByText("We couldn't send the bin. Someone moved bin 7")).toBeInTheDocument();
  expect(dialog.getByRole("textbox", { name: /^Bin/ })).toHaveValue("7");
});

test("a company with one store cannot send", async () => {
  openTransfers({ path: "?send=true", fakes: { BinTransfers: () => transfersAnswer([], []) } });
  const dialog = within(await screen.findByRole("dialog", { name: "Send a bin to a sister store" }));
  expect(dialog.getByText("Your company has no other store")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Send bin" })).toBeDisabled();
});

test("a bin is taken in under the category of the same name, into a bin that must be chosen", async () => {
  const taken: unknown[] = [];
  openTransfers({
    transfers: [coming],
    fakes: {
      ReceiveBinTransfer: ({ variables }) => {
        taken.push(variables);
        return { data: { receiveBinTransfer: { ...coming, status: "ARRIVED" } } };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Take in bin" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Take in bin L9 from Lakeside Kids" }));
  expect(await dialog.findByRole("combobox", { name: "Category" })).toHaveTextContent("coats");
  await userEvent.click(dialog.getByRole("button", { name: "Take in bin" }));
  expect(dialog.getByText("Choose a bin")).toBeVisible();
  expect(taken).toEqual([]);
  await userEvent.click(await dialog.findByRole("button", { name: "3" }));
  await userEvent.click(dialog.getByRole("button", { name: "Take in bin" }));
  expect(await screen.findByText("Bin L9 from Lakeside Kids is in backstock")).toBeInTheDocument();
  expect(taken).toEqual([{ id: coming.id, backstockId: expect.any(String), binId: emptyBin.id, categoryId: coats }]);
});

test("a refused bin stays on its way", async () => {
  openTransfers({
    transfers: [coming],
    path: `?take=${coming.id}`,
    fakes: { ReceiveBinTransfer: refusedWith("Bin 3 is filled") },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Take in bin L9 from Lakeside Kids" }));
  await userEvent.click(await dialog.findByRole("button", { name: "3" }));
  expect(await dialog.findByRole("combobox", { name: "Category" })).toHaveTextContent("coats");
  await userEvent.click(dialog.getByRole("button", { name: "Take in bin" }));
  expect(await screen.findByText("We couldn't take in the bin. Bin 3 is filled")).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Take in bin" })).toBeVisible();
});

test("a transfer is canceled by asking the other store, and what it refuses is said", async () => {
  let response: () => unknown = refusedWith("Lakeside Kids has taken it in");
  openTransfers({ transfers: [going], fakes: { CancelBinTransfer: () => response() } });
  const cancel = await screen.findByRole("button", { name: "Cancel transfer" });
  await userEvent.click(cancel);
  expect(await screen.findByText("We couldn't cancel the transfer. Lakeside Kids has taken it in")).toBeInTheDocument();
  response = () => ({ data: { cancelBinTransfer: going } });
  await userEvent.click(cancel);
  expect(await screen.findByText("Asking Lakeside Kids. The bin comes back once they confirm.")).toBeInTheDocument();
});

test("an employee sees what comes and goes and may take in, but neither send nor cancel", async () => {
  openTransfers({ transfers: [going, coming], session: ana });
  expect(await screen.findByRole("button", { name: "Take in bin" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send a bin" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Cancel transfer" })).toBeNull();
});

test("a device without a connection says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
