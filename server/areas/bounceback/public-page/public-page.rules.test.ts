import { expect, test } from "vitest";
import { stateText } from "./public-page.rules.ts";
import type { ShownCoupon } from "./public-page.rules.ts";

const coupon: ShownCoupon = {
  state: "redeemable",
  redeemStartOn: "2026-12-07",
  redeemEndOn: "2026-12-24",
  redeemedAt: null,
  redeemStoreName: null,
  redeemTerminal: null,
  voidedAt: null,
  voidReason: null,
  storeName: "Maple Street",
};
const timeZone = "America/Chicago";
const at = new Date("2026-12-12T20:09:00Z");

test.each<[Partial<ShownCoupon>, string, string]>([
  [{}, "Good until Thursday, Dec 24", "12 days left. Show this at the register. We scan it there."],
  [
    { redeemEndOn: "2026-12-13" },
    "Good until Sunday, Dec 13",
    "1 day left. Show this at the register. We scan it there.",
  ],
  [
    { redeemEndOn: "2026-12-12" },
    "Good until Saturday, Dec 12",
    "Last day. Show this at the register. We scan it there.",
  ],
  [{ state: "pending" }, "Opens Monday, Dec 7", "Good through Thursday, Dec 24. Keep this page."],
  [
    {
      state: "redeemed",
      redeemedAt: new Date("2026-12-12T20:14:00Z"),
      redeemStoreName: "Elm Street",
      redeemTerminal: "2",
    },
    "Used Saturday, Dec 12, at 2:14 PM",
    "At Elm Street, register 2. Wasn't you? Call us.",
  ],
  [
    {
      state: "redeemed",
      redeemedAt: new Date("2026-12-12T20:00:00Z"),
      redeemStoreName: "Elm Street",
      redeemTerminal: "Register 1",
    },
    "Used Saturday, Dec 12, at 2 PM",
    "At Elm Street, Register 1. Wasn't you? Call us.",
  ],
  [{ state: "expired" }, "Expired Thursday, Dec 24", "It was good from Dec 7."],
  [
    { state: "voided", voidReason: "sale_returned", voidedAt: new Date("2026-12-09T20:00:00Z") },
    "The sale that earned it was returned",
    "Returned Wednesday, Dec 9, at Maple Street.",
  ],
  [
    { state: "voided", voidReason: "by_manager", voidedAt: new Date("2026-12-09T20:00:00Z") },
    "This coupon was canceled",
    "Canceled Wednesday, Dec 9, by Maple Street. Questions? Call us.",
  ],
])("a coupon with %j reads %s", (change, title, text) => {
  expect(stateText({ ...coupon, ...change }, { at, timeZone, language: "en" })).toMatchObject({ title, text });
});

test.each<[Partial<ShownCoupon>, string, string]>([
  [{}, "Válido hasta el jueves, 24 de diciembre", "Quedan 12 días. Muéstralo en la caja. Ahí lo escaneamos."],
  [
    { redeemEndOn: "2026-12-12" },
    "Válido hasta el sábado, 12 de diciembre",
    "Último día. Muéstralo en la caja. Ahí lo escaneamos.",
  ],
  [
    { state: "redeemed", redeemedAt: new Date("2026-12-12T20:14:00Z"), redeemTerminal: "2" },
    "Usado el sábado, 12 de diciembre, a las 2:14 p. m.",
    "En Maple Street, caja 2. ¿No fuiste tú? Llámanos.",
  ],
  [
    { state: "redeemed", redeemedAt: new Date("2026-12-12T19:05:00Z"), redeemTerminal: "Register 1" },
    "Usado el sábado, 12 de diciembre, a la 1:05 p. m.",
    "En Maple Street, Register 1. ¿No fuiste tú? Llámanos.",
  ],
  [
    { state: "voided", voidReason: "by_manager", voidedAt: null },
    "Este cupón fue cancelado",
    "Cancelado por Maple Street. ¿Preguntas? Llámanos.",
  ],
])("in Spanish a coupon with %j reads %s", (change, title, text) => {
  expect(stateText({ ...coupon, ...change }, { at, timeZone, language: "es" })).toMatchObject({ title, text });
});
