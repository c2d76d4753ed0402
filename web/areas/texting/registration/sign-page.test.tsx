import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/texting/settings/number";

const textRegistration = {
  ...{ __typename: "TextRegistration", state: "NOT_STARTED", hasService: true, hasOrderedNumber: true },
  ...{ phone: "+16085550190", orderProblem: null, submittedAt: null, problems: [], entity: null, companyEntities: [] },
  ...{ hiddenCallCount: 0, lastHiddenCallAt: null },
  use: { __typename: "TextUse", monthTexts: 312, monthParts: 340, monthCost: 269, todayParts: 41 },
  store: {
    ...{ __typename: "TextRegistrationStore", name: "Maple Street", country: "US", phoneNumber: "6085550142" },
    ...{ address: "418 Maple Street", city: "Madison", state: "WI", zip: "53703" },
  },
};

test("the counter sign has the words that carriers approve, in English and in Spanish", async () => {
  network.answer(...answersOf(manager, { TextRegistration: () => ({ data: { textRegistration } }) }));
  const app = openApp(page, manager);
  await userEvent.click(await screen.findByRole("link", { name: "See and print the sign" }, { timeout: 20_000 }));
  await expect.poll(() => app.at()).toBe(`${page}/sign`);
  expect(await screen.findByText(/Maple Street may text me about the items I bring in/)).toBeVisible();
  expect(screen.getByText(/up to 15 a month. I don't have to agree/)).toBeVisible();
  expect(screen.getByText(/Reply STOP to stop all texts/)).toBeVisible();
  expect(screen.getByText("Text us: (608) 555-0190")).toBeVisible();
  expect(screen.getByText(/Maple Street puede enviarme mensajes de texto sobre las cosas que traigo/)).toBeVisible();
  expect(screen.getByText(/hasta 15 al mes. No tengo que aceptarlo/)).toBeVisible();
  expect(screen.getByText(/Responda STOP para no recibir más mensajes, HELP para recibir ayuda/)).toBeVisible();
});
