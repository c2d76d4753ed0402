import { expect, test } from "vitest";
import {
  buyOptInWords,
  marketingOptInWords,
  optInFlow,
  optInSmallPrintIn,
  optInVersion,
  optInVersionOf,
  sampleTexts,
} from "./opt-in-words.ts";

const languages = ["en", "es"] as const;

test.each(languages)("in %s a person reads who texts, what about, what it costs and how to end it", (language) => {
  expect(buyOptInWords("Maple Street", language)).toContain("Maple Street");
  expect(marketingOptInWords("Maple Street", language)).toContain("15");
  expect(optInSmallPrintIn(language)).toContain("STOP");
  expect(optInSmallPrintIn(language)).toContain("HELP");
});

test("the words of one language are not those of the other, and the ledger tells their versions apart", () => {
  expect(buyOptInWords("Maple Street", "es")).not.toBe(buyOptInWords("Maple Street"));
  expect(marketingOptInWords("Maple Street", "es")).not.toBe(marketingOptInWords("Maple Street"));
  expect(languages.map(optInVersionOf)).toEqual([optInVersion, `${optInVersion}-es`]);
});

test.each(languages)("the carriers read in the flow the very words that customers read in %s", (language) => {
  const flow = optInFlow("Maple Street", "https://maple.example");
  const read = [buyOptInWords("Maple Street", language), marketingOptInWords("Maple Street", language)];
  for (const words of [...read, optInSmallPrintIn(language)]) {
    expect(flow).toContain(`"${words}"`);
  }
});

test("the carriers read every place where customers agree, and where the company is", () => {
  const flow = optInFlow("Maple Street", "https://maple.example");
  for (const words of ["at the counter", "tablet", "their own phone", "unticked", "https://maple.example"]) {
    expect(flow).toContain(words);
  }
});

test("the carriers' limits hold for the longest name of a store", () => {
  const store = "M".repeat(60);
  // Twilio's limits of a campaign: message_flow 40 to 2048 characters, each sample 20 to 1024.
  expect(optInFlow(store, `https://${"w".repeat(200)}.example`).length).toBeLessThanOrEqual(2048);
  const lengths = sampleTexts(store).map(({ length }) => length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1024);
});

test("each sample begins with the store, and a coupon says how to end it", () => {
  const samples = sampleTexts("Maple Street");
  expect(samples.every((sample) => sample.startsWith("Maple Street: "))).toBe(true);
  const coupons = samples.filter((sample) => sample.includes("coupon"));
  expect(coupons).toHaveLength(1);
  expect(coupons.every((sample) => sample.includes("STOP"))).toBe(true);
});
