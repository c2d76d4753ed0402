import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Kind, OperationTypeNode } from "graphql";
import type { DocumentNode, OperationDefinitionNode } from "graphql";
import { HttpResponse, http } from "msw";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { changeTeamMode, confirmEmployee, currentTeamMode, useTeamMode } from "#web/platform/employee/team-mode.ts";
import type { TypedDocument } from "#web/platform/graphql/operation.ts";
import { ReadsOfEmployee } from "#web/platform/graphql/reads-of-employee.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { startSession } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { answersOf, fakeNetwork, register, seenRequests } from "#tests/kit/web-app.tsx";
import { settings } from "#tests/kit/web-questions.ts";
import { storeDataFor } from "./shell/store-data-for.ts";

const network = fakeNetwork();

const amy = { id: 5, storeId: 1, fullName: "Amy Smith", isManager: false, avatarUrl: null, how: "pin" } as const;

type Change = TypedDocument<unknown, Record<string, unknown>>;

/** Every change that a screen of the web can make. */
const changes = Object.values(import.meta.glob<object>("/web/**/*.queries.ts", { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter(isDocument)
  .flatMap((document) => document.definitions.filter(isChange).map((change) => [nameOf(change), document] as const));

function isDocument(value: unknown): value is Change {
  return typeof value === "object" && value !== null && Reflect.get(value, "kind") === Kind.DOCUMENT;
}

function isChange(definition: DocumentNode["definitions"][number]): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION;
}

function nameOf({ name }: OperationDefinitionNode): string {
  return name?.value ?? "";
}

/** A page in the store's shell: something typed, something read, and one change. */
function Page({ document }: { document: Change }) {
  const [change] = useChange(document);
  const read = useRead(settings);
  const [typed, setTyped] = useState("");
  const [outcome, setOutcome] = useState("");
  const press = async () => {
    const { isDone } = await change({});
    setOutcome(isDone ? "Done" : "Refused");
  };
  return (
    <>
      <output aria-label="Read">{read.status}</output>
      <input aria-label="Typed" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => void press()}>
        Do it
      </button>
      <output aria-label="Outcome">{outcome}</output>
    </>
  );
}

/** What the shell puts around every page: the data of this turn, and the reads of the person who gives a PIN. */
function Shell({ document }: { document: Change }) {
  const { turn } = useTeamMode();
  return (
    <StoreDataContext key={`1/${turn}`} value={storeDataFor(1, turn)}>
      <ReadsOfEmployee />
      <Page document={document} />
    </StoreDataContext>
  );
}

beforeEach(() => {
  startSession(register);
  setActiveStore(1);
  changeTeamMode(() => rules.enterStore(rules.teamModeAtStart, { storeId: 1, own: null }));
  network.answer(
    http.post("*/graphql", async ({ request }) => {
      const body: unknown = await request.json();
      const calls = [body].flat() as { operationName: string }[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what our own client sends
      const answers = calls.map(({ operationName }) =>
        operationName === "TeamSettings"
          ? { data: { teamSettings: { __typename: "TeamSettings", idleSeconds: 90 } } }
          : { data: { [rootFieldOf(operationName)]: null } },
      );
      return HttpResponse.json(Array.isArray(body) ? answers : answers[0]);
    }),
    ...answersOf(register),
  );
});

function rootFieldOf(operationName: string): string {
  const document = changes.find(([name]) => name === operationName)?.[1];
  const selected = document?.definitions.find(isChange)?.selectionSet.selections[0];
  return selected?.kind === Kind.FIELD ? selected.name.value : "";
}

test("the web's changes are found", () => {
  const names = changes.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["CreateBuy", "AddNote", "TickTask", "FillBin", "SaveDayGoal"]));
});

test.each(changes)(
  "[TEAM-06] %s waits for a PIN, and its page is as it was when it is done",
  async (name, document) => {
    render(<Shell document={document} />);
    await waitFor(() => expect(screen.getByLabelText("Read")).toHaveTextContent("ready"));
    const typed = screen.getByLabelText("Typed");
    fireEvent.change(typed, { target: { value: "a" } });
    fireEvent.click(screen.getByText("Do it"));
    await waitFor(() => expect(currentTeamMode().asking).toBe("action"));
    expect(callsOf(name)).toEqual([]);
    act(() => confirmEmployee(amy));
    await waitFor(() => expect(screen.getByLabelText("Outcome")).toHaveTextContent("Done"));
    expect(callsOf(name)).toEqual(["5"]);
    expect(screen.getByLabelText("Typed")).toBe(typed);
    expect(typed).toHaveValue("a");
  },
);

/** For whom each call of a change was sent. */
function callsOf(name: string): (string | null)[] {
  return seenRequests
    .filter(({ body }) => JSON.stringify(body).includes(`"operationName":"${name}"`))
    .map(({ headers }) => headers.get("x-user-employee"));
}
