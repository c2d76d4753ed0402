import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp, register } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const ofManagers = [
  ["the settings", "/s/1/settings", "Maple Street settings"],
  ["the store", "/s/1/settings/store", "Store"],
  ["a new store", "/s/1/settings/store/new", "New store"],
  ["the registers", "/s/1/settings/device", "Registers and printers"],
  ["the automations", "/s/1/settings/automations", "Automations"],
] as const;

test.each(ofManagers)("[SET-01] a manager opens %s at %s", async (_what, path, heading) => {
  network.answer(...answersOf(manager));
  const app = openApp(path, manager);
  expect(await screen.findByRole("heading", { name: heading, level: 1 })).toBeVisible();
  expect(app.at()).toBe(path);
});

/** A manager's way to these is tested with what they show, in web/areas/automations/schedule. */
const services = [
  ["When I Work", "/s/1/settings/automations/scheduling/when-i-work"],
  ["Homebase", "/s/1/settings/automations/scheduling/homebase"],
] as const;

const allPages = [...ofManagers, ...services].map(([what, path]) => [what, path] as const);

test.each(allPages)("[SET-01] an employee who opens %s at %s is sent to the daybook", async (_what, path) => {
  network.answer(...answersOf(ana));
  const app = openApp(path, ana);
  await waitFor(() => expect(app.at()).toBe("/s/1/daybook"));
});

test("[SET-01] change-password is for everybody with a login of their own, and not for a register", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/s/1/settings/change-password", ana);
  expect(await screen.findByLabelText("Old password")).toBeVisible();
  app.leave();
  network.answer(...answersOf(register));
  const atRegister = openApp("/s/1/settings/change-password", register);
  await waitFor(() => expect(atRegister.at()).toBe("/s/1/daybook"));
  expect(screen.queryByLabelText("Old password")).toBeNull();
});
