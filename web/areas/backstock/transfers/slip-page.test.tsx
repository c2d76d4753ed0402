import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { aTransfer, transfersAnswer } from "#tests/kit/web/a-transfer.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { Transfer } from "./transfers.queries.ts";

const network = fakeNetwork();

function openSlip(transfer: Transfer, id = transfer.id) {
  network.answer(...answersOf(manager, { BinTransfers: () => transfersAnswer([transfer]) }));
  return openApp(`/s/1/backstock/transfers/${id}/slip`, manager);
}

async function paper(): Promise<string> {
  return (await screen.findByRole("article")).textContent ?? "";
}

test("the slip of a bin that leaves says from where to where, what is in it and who packed it", async () => {
  openSlip(aTransfer({ notes: "Zippers checked" }));
  const words = await paper();
  expect(words).toContain("FromMaple StreetToLakeside Kids");
  for (const line of ["BinK7", "CategoryCoats", "Inventory dateJan 22, 2026", "SeasonFall/winter"]) {
    expect(words).toContain(line);
  }
  expect(words).toContain("NotesZippers checked");
  expect(words).toContain("SentMar 4, 2026");
  expect(words).toContain("Packed byAna Ruiz");
  expect(words).toContain("Taken in by");
});

test("the slip of a bin that comes runs the other way, and says nothing of what it does not have", async () => {
  openSlip(aTransfer({ isOutgoing: false, season: null }));
  const words = await paper();
  expect(words).toContain("FromLakeside KidsToMaple Street");
  expect(words).not.toContain("Season");
  expect(words).not.toContain("Notes");
});

test("one press prints it", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  openSlip(aTransfer());
  await paper();
  await userEvent.click(screen.getByRole("button", { name: "Print slip" }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "Transfers" })).toHaveAttribute("href", "/s/1/backstock/transfers");
});

test("a transfer that is not there has no slip", async () => {
  openSlip(aTransfer(), "00000000-0000-7000-8000-0000000000d9");
  expect(await screen.findByText("Transfer not found")).toBeVisible();
  expect(screen.queryByRole("article")).toBeNull();
});
