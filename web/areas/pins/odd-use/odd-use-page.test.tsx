import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { OddUse } from "./odd-use.queries.ts";

const network = fakeNetwork();

const atTwoRegisters = {
  __typename: "OddUse",
  id: "twoRegisters-1",
  kind: "TWO_REGISTERS",
  employeeId: "5",
  fullName: "Amy Home",
  avatarUrl: null,
  from: "2026-11-20T15:00:00Z",
  to: "2026-11-20T15:00:12Z",
  acts: 2,
  registers: ["Front", "Back"],
} satisfies OddUse & { __typename: string };

function openOddUse(oddUse: readonly OddUse[]) {
  network.answer(...answersOf(manager, { OddUse: () => ({ data: { oddUse } }) }));
  openApp("/s/1/team/odd-use", manager);
}

test("what is worth a look names the person, what it was and the registers", async () => {
  openOddUse([atTwoRegisters]);
  expect(await screen.findByText("One PIN at two registers within 20 seconds")).toBeVisible();
  expect(screen.getByText(/Amy Home/)).toBeVisible();
  expect(screen.getByText(/Front/)).toBeVisible();
});

test("two quiet weeks say what would show here", async () => {
  openOddUse([]);
  expect(await screen.findByText("Nothing stands out")).toBeVisible();
});
