import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aRelease, releaseAnswers } from "#tests/kit/web/a-release.ts";
import { answersOf, ana, fakeNetwork, openApp, register, requestsOf } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const page = "/s/1/softwareUpdates";
const daybook = aRelease();
const team = aRelease({ id: "25-9-2-team", title: "One screen, many people", requiredBy: null, isUnread: false });
const given = { __typename: "ReleaseFeedback", rating: "GOOD", body: "Calm", mayContact: false };
const closed = {
  ...team,
  id: "25-8-0",
  title: "Older",
  isFeedbackOpen: false,
  feedback: { ...given, closesAt: "2026-11-01T15:00:00Z" },
};

test("[UPD-01] a register with nobody active sends feedback from the dialog, and no PIN is asked for", async () => {
  const fakes = releaseAnswers([daybook], {
    GiveReleaseFeedback: () => ({ data: { giveReleaseFeedback: daybook.id } }),
  });
  network.answer(...answersOf(register, fakes));
  const app = openApp(`${page}/25-9-2-daybook/feedback`, register);
  const dialog = await screen.findByRole("dialog", { name: "Feedback on The day on one page" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Send" }));
  expect(await within(dialog).findByRole("alert")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("radio", { name: "Good" }));
  await userEvent.type(within(dialog).getByLabelText(/Tell us more/), "Calm ");
  await userEvent.click(within(dialog).getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Thanks for your feedback")).toBeInTheDocument();
  expect(requestsOf("GiveReleaseFeedback")).toEqual([
    { releaseId: "25-9-2-daybook", rating: "GOOD", body: "Calm", mayContact: false },
  ]);
  await waitFor(() => expect(app.at()).toBe(page));
});

test("feedback of more than seven days ago is shown and cannot be changed", async () => {
  network.answer(...answersOf(ana, releaseAnswers([closed])));
  openApp(`${page}/25-8-0/feedback`, ana);
  const dialog = await screen.findByRole("dialog", { name: "Feedback on Older" });
  expect(within(dialog).getByText("Feedback closes after 7 days")).toBeVisible();
  expect(within(dialog).getByText("Calm")).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: "Save" })).toBeNull();
});

test("a refused feedback keeps what was typed and says why", async () => {
  const errors = [{ message: "Feedback closes after 7 days", extensions: { code: "feedback-closed" } }];
  const open = { ...daybook, feedback: { ...given, closesAt: "2026-11-27T15:00:00Z" } };
  network.answer(...answersOf(ana, releaseAnswers([open], { GiveReleaseFeedback: () => ({ data: null, errors }) })));
  openApp(`${page}/25-9-2-daybook/feedback`, ana);
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText(/You can change it until Nov 27, 2026/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/Tell us more/), " and fast");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("Feedback closes after 7 days")).toBeVisible();
  expect(within(dialog).getByLabelText(/Tell us more/)).toHaveValue("Calm and fast");
});

test("a release that is not there says so", async () => {
  network.answer(...answersOf(ana, releaseAnswers([team])));
  openApp(`${page}/gone/feedback`, ana);
  expect(await screen.findByText("Release not found")).toBeVisible();
});
