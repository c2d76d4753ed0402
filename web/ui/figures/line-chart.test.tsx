import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LineChart } from "./line-chart.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[REP-07] a chart is drawn after 150 ms, 300 high by default", () => {
  const points = [
    { x: 1, y: 100 },
    { x: 2, y: 250 },
  ];
  const series = [{ name: "Sales", kind: "actual", points }] as const;
  render(<LineChart label="Sales day by day" series={series} formatX={String} formatY={String} />);
  act(() => void vi.advanceTimersByTime(149));
  expect(screen.queryByRole("img")).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("img", { name: "Sales day by day" })).toHaveAttribute("height", "300");
});
