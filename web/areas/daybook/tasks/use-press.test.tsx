import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePress } from "./use-press.ts";

function Box({ isRecordOn, isSure, change }: { isRecordOn: boolean; isSure: boolean; change: () => Promise<void> }) {
  const { isOn, press } = usePress(isRecordOn);
  return <input type="checkbox" checked={isOn} onChange={() => press(change, { isSure })} />;
}

function openBox(isSure: boolean) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const box = (isRecordOn: boolean) => <Box isRecordOn={isRecordOn} isSure={isSure} change={() => promise} />;
  const { rerender } = render(box(false));
  return {
    press: () => act(() => screen.getByRole("checkbox").click()),
    changeRecord: (isRecordOn: boolean) => rerender(box(isRecordOn)),
    end: () =>
      act(async () => {
        resolve();
        await promise;
      }),
  };
}

test("a box turns with the press and follows its record again once that has caught up", () => {
  const { press, changeRecord } = openBox(true);
  press();
  expect(screen.getByRole("checkbox")).toBeChecked();
  changeRecord(true);
  changeRecord(false);
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});

test("a box turns back when the change is over and its record has not changed", async () => {
  const { press, end } = openBox(true);
  press();
  await end();
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});

test("a box that waits for a PIN turns with its record only", () => {
  const { press, changeRecord } = openBox(false);
  press();
  expect(screen.getByRole("checkbox")).not.toBeChecked();
  changeRecord(true);
  expect(screen.getByRole("checkbox")).toBeChecked();
});
