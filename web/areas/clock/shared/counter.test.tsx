import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ClockButtons } from "./clock-buttons.tsx";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { changeTeamMode, confirmEmployee } from "#web/platform/employee/team-mode.ts";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { StoreData } from "#web/platform/graphql/store-data.ts";
import { startSession } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Snackbars } from "#web/ui/feedback/snackbars.tsx";
import { useUnsavedChanges } from "#web/ui/form/unsaved-changes.ts";
import { answersOf, fakeNetwork, register, seenRequests } from "#tests/kit/web-app.tsx";
import { ForgottenClockOut } from "#web/areas/timecards/shared/forgotten-clock-out.tsx";
import { PinEntry } from "#web/areas/pins/shared/pin-entry.tsx";

const network = fakeNetwork();

const amy = { id: 5, storeId: 1, fullName: "Amy Smith", isManager: false, avatarUrl: null, how: "pin" } as const;
const wrong = {
  data: null,
  errors: [{ message: "Invalid PIN", extensions: { code: "invalid-pin", errors: { pin: ["3 tries left"] } } }],
};
const punched = { id: "5", __typename: "Employee", firstName: "Amy", isOnBreak: false, minutesToday: 95 };
const missing = {
  __typename: "MissingClockOut",
  punchId: "0192c1d0-0000-7000-8000-0000000000a1",
  employeeId: "5",
  fullName: "Amy Smith",
  avatarUrl: null,
  date: "2026-11-20",
  clockedInAt: "2026-11-20T15:00:00Z",
  suggestions: [],
  claimedLeftAt: null,
  claimedMinutes: null,
  claimedBasis: null,
};

function person(given: { id: string; pinDigits: number | null }): TeamEmployee {
  return {
    storeId: "1",
    firstName: "Amy",
    lastName: "Smith",
    fullName: "Amy Smith",
    safeAvatarUrl: null,
    drsEmployeeCode: null,
    posLink: "LINKED",
    email: null,
    phoneNumber: null,
    emergencyName: null,
    emergencyPhone: null,
    isManager: false,
    isActive: true,
    lastActionAt: null,
    hasPin: true,
    clockedIn: false,
    isOnBreak: false,
    clockState: "OUT",
    since: null,
    minutesToday: 0,
    version: null,
    ...given,
  };
}

beforeEach(() => {
  startSession(register);
  setActiveStore(1);
  changeTeamMode(() => rules.enterStore(rules.teamModeAtStart, { storeId: 1, own: null }));
  network.answer(
    ...answersOf(register, {
      ConfirmEmployee: () => wrong,
      ClockIn: () => ({
        data: { employee: { ...punched, clockedIn: true, clockState: "IN", since: "2026-11-20T21:47:00Z" } },
      }),
      ClockOut: () => ({ data: { employee: { ...punched, clockedIn: false, clockState: "OUT", since: null } } }),
      MissingClockOuts: () => ({ data: { missingClockOuts: [missing] } }),
    }),
  );
});

function open(page: ReactNode): void {
  render(
    <StoreDataContext value={new StoreData()}>
      {page}
      <Snackbars />
    </StoreDataContext>,
  );
}

const type = (keys: readonly string[]) => keys.forEach((key) => fireEvent.keyDown(document.body, { key }));
const sent = (name: string) => seenRequests.filter(({ body }) => JSON.stringify(body).includes(`"${name}"`)).length;

test("a PIN sends itself at its last digit, and one guess is one guess", async () => {
  const acts = { onConfirmed: vi.fn(), onOther: vi.fn(), effect: "Last digit clocks you in" };
  open(<PinEntry employee={person({ id: "11", pinDigits: 5 })} {...acts} />);
  expect(screen.getByText("Last digit clocks you in")).toBeVisible();
  type(["4", "8", "1", "6"]);
  expect(sent("ConfirmEmployee")).toBe(0);
  type(["7"]);
  expect(await screen.findByText("Invalid PIN")).toBeInTheDocument();
  expect(sent("ConfirmEmployee")).toBe(1);
});

test("after two wrong PINs OK decides, so that a PIN with more digits than is known can be given", async () => {
  open(<PinEntry employee={person({ id: "12", pinDigits: 4 })} onConfirmed={vi.fn()} onOther={vi.fn()} />);
  for (const tries of [1, 2]) {
    type(["4", "8", "1", "7"]);
    await waitFor(() => expect(sent("ConfirmEmployee")).toBe(tries));
    expect(await screen.findByText("Invalid PIN")).toBeInTheDocument();
    expect(screen.getByText("Try again. 3 tries left.")).toBeInTheDocument();
  }
  type(["4", "8", "1", "7", "5"]);
  expect(sent("ConfirmEmployee")).toBe(2);
  type(["Enter"]);
  await waitFor(() => expect(sent("ConfirmEmployee")).toBe(3));
});

test("an Enter out of habit after the last digit presses nothing, a later one does", () => {
  const listener = vi.fn();
  open(<PinEntry employee={person({ id: "13", pinDigits: 4 })} onConfirmed={vi.fn()} onOther={vi.fn()} />);
  document.body.addEventListener("keydown", listener);
  type(["4", "8", "1", "6"]);
  listener.mockClear();
  expect(fireEvent.keyDown(document.body, { key: "Enter" })).toBe(false);
  expect(listener).not.toHaveBeenCalled();
  type(["x"]);
  expect(listener).toHaveBeenCalledOnce();
  document.body.removeEventListener("keydown", listener);
});

function Clock() {
  const [state, setState] = useState<"OUT" | "IN">("OUT");
  return (
    <>
      <ClockButtons clockState={state} />
      <button type="button" onClick={() => setState("IN")}>
        In
      </button>
    </>
  );
}

test("[TEAM-12] a press of the clock says who, when and the hours; a second one within two seconds does nothing", async () => {
  confirmEmployee(amy);
  open(<Clock />);
  fireEvent.click(screen.getByText("Clock in"));
  expect(await screen.findByText("Amy clocked in at 9:47 PM, 1 hr 35 min today")).toBeInTheDocument();
  fireEvent.click(screen.getByText("In"));
  const out = screen.getByRole("button", { name: "Clock out" });
  expect(out).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(out);
  await waitFor(() => expect(out).not.toHaveAttribute("aria-disabled"));
  expect(sent("ClockOut")).toBe(0);
  fireEvent.click(out);
  await waitFor(() => expect(sent("ClockOut")).toBe(1));
});

function HalfWritten({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges(isDirty);
  return null;
}

function Screen() {
  const [doing, setDoing] = useState<"writing" | "reading" | "nothing">("writing");
  return (
    <>
      <HalfWritten isDirty={doing === "writing"} />
      {doing === "reading" && <Dialog title="Note">Text</Dialog>}
      <button type="button" onClick={() => setDoing("reading")}>
        Read
      </button>
      <button type="button" onClick={() => setDoing("nothing")}>
        Done
      </button>
      <ForgottenClockOut />
    </>
  );
}

test("the question about a forgotten clock-out waits for a half-written note and for an open dialog", async () => {
  confirmEmployee(amy);
  open(<Screen />);
  await waitFor(() => expect(sent("MissingClockOuts")).toBe(1));
  await act(() => Promise.resolve());
  expect(screen.queryByText("When did you leave?")).toBeNull();
  fireEvent.click(screen.getByText("Read"));
  expect(screen.queryByText("When did you leave?")).toBeNull();
  fireEvent.click(screen.getByText("Done"));
  expect(await screen.findByText("When did you leave?")).toBeInTheDocument();
});
