import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RegisterBuys } from "./register-buys.tsx";

const now = new Date("2026-11-23T18:30:00Z");

test("buys that only the register knows are listed with the seller, the wait and how far they are", () => {
  const buy = { __typename: "RegisterBuy", number: "31", customerName: "Lena Hall", readyAt: null } as const;
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
  const buy = { __typename: "RegisterBuy", posBuyId: "P-1", number: "31", customerName: "Lena Hall" } as const;
  render(
    <RegisterBuys
      buys={[{ ...buy, checkedInAt: "2026-11-23T17:20:00Z", readyAt: null }]}
      pos="Simulated POS"
      now={now}
    />,
  );
  expect(screen.getByText("1 hr 10 min").parentElement).toHaveAttribute("data-tone", "warn");
});

test("nothing stands there when the register knows no other buy", () => {
  const { container } = render(<RegisterBuys buys={[]} pos="Simulated POS" now={now} />);
  expect(container).toBeEmptyDOMElement();
});
