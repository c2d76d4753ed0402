import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RegisterBuys } from "./register-buys.tsx";

const now = new Date("2026-11-23T18:30:00Z");
const open = { __typename: "RegisterBuy", readyAt: null, completedAt: null, paid: null } as const;

test("buys that only the register knows are listed with the seller, the wait and how far they are", () => {
  const buy = { ...open, number: "31", customerName: "Lena Hall" };
  const buys = [
    { ...buy, posBuyId: "P-1", checkedInAt: "2026-11-23T18:05:00Z" },
    {
      ...buy,
      posBuyId: "P-2",
      number: "32",
      customerName: null,
      checkedInAt: "2026-11-23T17:30:00Z",
      readyAt: "2026-11-23T18:20:00Z",
    },
  ];
  render(<RegisterBuys buys={buys} pos="Simulated POS" now={now} />);
  const rows = within(screen.getByRole("region", { name: "Only in Simulated POS" })).getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("31Lena HallChecked in 6:05 PM25 minWaiting");
  expect(rows[1]).toHaveTextContent("32Unknown sellerChecked in 5:30 PMReady 6:20 PMwaited 50 min");
});

test("who has waited for more than an hour there stands out", () => {
  const buy = { ...open, posBuyId: "P-1", number: "31", customerName: "Lena Hall" };
  render(<RegisterBuys buys={[{ ...buy, checkedInAt: "2026-11-23T17:20:00Z" }]} pos="Simulated POS" now={now} />);
  expect(screen.getByText("1 hr 10 min").parentElement).toHaveAttribute("data-tone", "warn");
});

test("finished ones say how long the offer took and what was paid", () => {
  const buy = {
    ...open,
    customerName: "Lena Hall",
    checkedInAt: "2026-11-23T17:20:00Z",
    completedAt: "2026-11-23T17:50:00Z",
  };
  const buys = [
    { ...buy, posBuyId: "P-1", number: "31", readyAt: "2026-11-23T17:40:00Z", paid: 1250 },
    { ...buy, posBuyId: "P-2", number: "32", paid: 0 },
  ];
  render(<RegisterBuys buys={buys} pos="Simulated POS" now={now} />);
  const rows = screen.getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("31Lena HallChecked in 5:20 PMwaited 20 min$12.50");
  expect(rows[1]).toHaveTextContent("32Lena HallChecked in 5:20 PMwaited 30 minNothing paid");
});

test("nothing stands there when the register knows no other buy", () => {
  const { container } = render(<RegisterBuys buys={[]} pos="Simulated POS" now={now} />);
  expect(container).toBeEmptyDOMElement();
});
