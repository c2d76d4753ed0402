import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, ana, fakeNetwork, openApp, register, seenRequests } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const page = "/s/1/softwareUpdates";
const daybook = {
  __typename: "Release",
  id: "25-9-2-daybook",
  version: "25.9.2",
  publishedAt: "2026-11-20T15:00:00Z",
  title: "The day on one page",
  body: "- **Tasks** stand in their lists.",
  requiredBy: "2026-12-01",
  isUnread: true,
  isFeedbackOpen: true,
  feedback: null,
};
const team = { ...daybook, id: "25-9-2-team", title: "One screen, many people", requiredBy: null, isUnread: false };
const given = { __typename: "ReleaseFeedback", rating: "GOOD", body: "Calm", mayContact: false };
const closed = {
  ...team,
  id: "25-8-0",
  title: "Older",
  isFeedbackOpen: false,
  feedback: { ...given, closesAt: "2026-11-01T15:00:00Z" },
};

/** Answers the reads with `releases` and whatever else is given. */
function answersWith(releases: readonly object[], fakes: GraphqlFakes = {}): GraphqlFakes {
  const data = { data: { releases } };
  return { Releases: () => data, UnreadReleases: () => data, ...fakes };
}

function sent(operationName: string): unknown[] {
  return seenRequests
    .flatMap(({ body }) => (Array.isArray(body) ? body : [body]))
    .filter((call) => call?.operationName === operationName)
    .map((call) => call.variables);
}

test("[UPD-01] releases stand newest first, unread ones with a dot and the word, and marking all read takes them away", async () => {
  const answer = { data: { markReleasesRead: ["25-9-2-daybook"] } };
  network.answer(...answersOf(ana, answersWith([daybook, team], { MarkReleasesRead: () => answer })));
  openApp(page, ana);
  const first = await screen.findByRole("article", { name: /The day on one page/ });
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "The day on one pageNewRequired by Dec 1, 2026",
    "One screen, many people",
  ]);
  expect(within(first).getByText("Tasks").tagName).toBe("STRONG");
  expect(screen.queryByText("You're up to date")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Mark all read" }));
  expect(await screen.findByText("You're up to date")).toBeVisible();
  expect(screen.queryByText("New")).toBeNull();
  expect(sent("MarkReleasesRead")).toEqual([{ releaseIds: ["25-9-2-daybook"] }]);
});

test("[UPD-01] without a login the software updates ask for one", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, null);
  await waitFor(() => expect(app.at()).toMatch(/^\/auth\/login/));
});

test("[UPD-01] a register with nobody active sends feedback from the dialog, and no PIN is asked for", async () => {
  const fakes = answersWith([daybook], { GiveReleaseFeedback: () => ({ data: { giveReleaseFeedback: daybook.id } }) });
  network.answer(...answersOf(register, fakes));
  const app = openApp(`${page}/25-9-2-daybook/feedback`, register);
  const dialog = await screen.findByRole("dialog", { name: "Feedback on The day on one page" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Send" }));
  expect(await within(dialog).findByRole("alert")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("radio", { name: "Good" }));
  await userEvent.type(within(dialog).getByLabelText(/Tell us more/), "Calm ");
  await userEvent.click(within(dialog).getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Thanks for your feedback")).toBeInTheDocument();
  expect(sent("GiveReleaseFeedback")).toEqual([
    { releaseId: "25-9-2-daybook", rating: "GOOD", body: "Calm", mayContact: false },
  ]);
  await waitFor(() => expect(app.at()).toBe(page));
});

test("feedback of more than seven days ago is shown and cannot be changed", async () => {
  network.answer(...answersOf(ana, answersWith([closed])));
  openApp(`${page}/25-8-0/feedback`, ana);
  const dialog = await screen.findByRole("dialog", { name: "Feedback on Older" });
  expect(within(dialog).getByText("You could change this for 7 days")).toBeVisible();
  expect(within(dialog).getByText("Calm")).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: "Save" })).toBeNull();
});

test("a refused feedback keeps what was typed and says why", async () => {
  const errors = [{ message: "You could change this for 7 days", extensions: { code: "feedback-closed" } }];
  const open = { ...daybook, feedback: { ...given, closesAt: "2026-11-27T15:00:00Z" } };
  network.answer(...answersOf(ana, answersWith([open], { GiveReleaseFeedback: () => ({ data: null, errors }) })));
  openApp(`${page}/25-9-2-daybook/feedback`, ana);
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText(/You can change it until Nov 27, 2026/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/Tell us more/), " and fast");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("You could change this for 7 days")).toBeVisible();
  expect(within(dialog).getByLabelText(/Tell us more/)).toHaveValue("Calm and fast");
});

test("a program that has nothing to tell says that it is up to date", async () => {
  network.answer(...answersOf(ana, answersWith([])));
  openApp(page, ana);
  expect(await screen.findByText("You have version 25.9.2. New features show here.")).toBeVisible();
});

test("a release that is not there says so", async () => {
  network.answer(...answersOf(ana, answersWith([team])));
  openApp(`${page}/gone/feedback`, ana);
  expect(await screen.findByText("Release not found")).toBeVisible();
});

test("releases that could not be read offer another try", async () => {
  const failed = () => ({ data: null, errors: [{ message: "no" }] });
  network.answer(...answersOf(ana, { Releases: failed, UnreadReleases: failed }));
  openApp(page, ana);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
