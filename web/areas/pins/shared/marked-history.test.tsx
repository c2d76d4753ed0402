import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { startSession } from "#web/platform/session/session.ts";
import { answeringData } from "#tests/kit/web/answering-data.ts";
import { MarkedHistory } from "./marked-history.tsx";

const entry = { subject: null, deviceName: "Register 1", userAgent: null };
const clockedIn = { ...entry, id: "3", name: "clock.in", at: "2026-11-20T16:00:00Z" };
const wrote = { ...entry, id: "1", name: "note.added", subject: "Keys", at: "2026-11-20T14:00:00Z" };
const event = (id: string, name: string) => ({ id, name, at: "2026-11-20T15:00:00Z", register: "Register 2" });

const answers = new Map<string | undefined, Record<string, unknown>>(
  Object.entries({
    PersonHistory: {
      personHistory: { totalItems: 2, edges: [clockedIn, wrote].map((node) => ({ node })) },
    },
    PersonOddUse: {
      oddUse: [
        { id: "a", kind: "CLOCKED_OUT", events: [event("1", "note.added")] },
        { id: "b", kind: "TWO_REGISTERS", events: [event("2", "employee.confirmed")] },
      ],
    },
  }),
);

const answerOf = (name: string | undefined) => answers.get(name) ?? {};

test("what a person did says what of it is worth a look, also a PIN that it leaves out else", async () => {
  const support = { restoreId: null, externalId: null, email: null };
  const login = { email: "m@hangtag.test", token: "a", userId: 1, role: 1, type: "User", defaultStoreId: 1 } as const;
  startSession({ ...login, accountId: 1, employees: {}, supportDesk: support });
  render(
    <StoreDataContext value={answeringData((name) => ({ data: answerOf(name) }))}>
      <MarkedHistory employeeId="7" name="Ana" />
    </StoreDataContext>,
  );
  await userEvent.click(screen.getByText("What Ana did"));
  const [first, second, third] = await screen.findAllByRole("listitem");
  expect(first).toHaveTextContent("clocked in");
  expect(first).not.toHaveTextContent("clocked out");
  expect(second).toHaveTextContent(/entered the PIN.*Register 2.*One PIN at two registers within 20 seconds/);
  expect(third).toHaveTextContent(/wrote Keys.*Worked while clocked out/);
});
