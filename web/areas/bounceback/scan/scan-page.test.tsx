import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { couponAnswer, couponId } from "#tests/kit/web/a-coupon.ts";
import { ana, answersOf, fakeNetwork, openApp, register, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/bounceback/scan";
const notice = "The item you scanned is not a valid coupon number. Please scan a valid coupon number.";

test("[BNC-01] a number opens its coupon, at a register with nobody active too", async () => {
  network.answer(
    ...answersOf(register, {
      ScanCoupon: () => ({ data: { scanCoupon: { title: null, text: null, coupon: { id: couponId } } } }),
      Coupon: () => couponAnswer(),
    }),
  );
  const app = openApp(page, register);
  await userEvent.click(await screen.findByLabelText("Scan a coupon or type its number"));
  // Typed keys would come as fast as a scanner's.
  await userEvent.paste("123-456-7897");
  await userEvent.click(screen.getByRole("button", { name: "Find coupon" }));
  expect(await screen.findByRole("heading", { name: /^Coupon details/ })).toBeVisible();
  expect(app.at()).toBe(`/s/1/bounceback/detail/show/${couponId}`);
});

test("[BNC-03] what is no coupon gets the notice, without a search", async () => {
  network.answer(...answersOf(ana));
  openApp(`${page}?code=BB1234567890`, ana);
  expect(await screen.findByRole("heading", { name: "Not a valid coupon number" })).toBeVisible();
  expect(screen.getByText(notice)).toBeVisible();
  expect(requestsOf("ScanCoupon")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Type a number" }));
  expect(screen.getByLabelText("Scan a coupon or type its number")).toHaveFocus();
});

test("[BNC-03] a number that no coupon has gets the same notice", async () => {
  const scanCoupon = { title: "Not a valid coupon number", text: notice, coupon: null };
  network.answer(...answersOf(ana, { ScanCoupon: () => ({ data: { scanCoupon } }) }));
  openApp(`${page}?code=BB1234567897`, ana);
  expect(await screen.findByText(notice)).toBeVisible();
  expect(requestsOf("ScanCoupon")).toEqual([{ code: "BB1234567897" }]);
});

test("too many searches say how long they pause", async () => {
  const message = "Searching pauses for 40 seconds. Too many numbers were tried on this device.";
  const errors = [{ message, extensions: { code: "too-many-tries" } }];
  network.answer(...answersOf(ana, { ScanCoupon: () => ({ data: null, errors }) }));
  openApp(`${page}?code=BB1234567897`, ana);
  expect(await screen.findByRole("heading", { name: "Searching pauses for 40 seconds" })).toBeVisible();
  expect(screen.getByText("Too many numbers were tried on this device.")).toBeVisible();
});

test("without a connection it says why no coupon opens", async () => {
  network.answer(...withoutConnection(ana));
  openApp(`${page}?code=BB1234567897`, ana);
  expect(await screen.findByText("Coupons need the network, so none is used twice.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).toBeVisible());
});
