import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { couponAnswer, couponId, usedCoupon } from "#tests/kit/web/a-coupon.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Coupon } from "#web/areas/bounceback/detail/coupon.queries.ts";

const network = fakeNetwork();
const page = `/s/1/bounceback/detail/edit/${couponId}`;

function openForm(fakes: GraphqlFakes = {}, person = ana, changes: Partial<Coupon> = {}) {
  network.answer(
    ...answersOf(person, {
      Coupon: () => couponAnswer(changes),
      EditCoupon: () => ({ data: { editCoupon: { id: couponId, version: 4 } } }),
      ...fakes,
    }),
  );
  return openApp(page, person);
}

test("[BNC-02] an employee changes whose a coupon is, and none of its terms", async () => {
  const app = openForm();
  expect(await screen.findByRole("heading", { name: "Edit bounceback" })).toBeVisible();
  const name = await screen.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, "Dana");
  await userEvent.click(screen.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(app.at()).toBe(`/s/1/bounceback/detail/show/${couponId}`));
  expect(requestsOf("EditCoupon")).toEqual([
    {
      id: couponId,
      version: 3,
      contact: { name: "Dana", email: "marisol@example.com", cellphone: "6145550182" },
      terms: null,
    },
  ]);
});

test("a manager's minimum below the amount is refused at its field", async () => {
  openForm({}, manager);
  const minimum = await screen.findByLabelText(/^Minimum sale/);
  await userEvent.clear(minimum);
  await userEvent.type(minimum, "9.99");
  await userEvent.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Use the amount off or more")).toBeVisible();
  expect(requestsOf("EditCoupon")).toEqual([]);
});

test("[BNC-11] a refusal says so in the specification's words", async () => {
  const errors = [{ message: "The database is away", extensions: { code: "internal" } }];
  openForm({ EditCoupon: () => ({ data: null, errors }) });
  await userEvent.type(await screen.findByLabelText(/^Name/), "x");
  await userEvent.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Error while updating coupon: The database is away")).toBeVisible();
});

test("a used coupon is not edited any more", async () => {
  openForm({}, manager, usedCoupon);
  expect(await screen.findByText("This coupon can't be edited")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Update" })).toBeNull();
});

test("without a connection there is no form", async () => {
  network.answer(...withoutConnection(ana));
  openApp(page, ana);
  expect(await screen.findByText(/This loads when you're back online/)).toBeVisible();
});
