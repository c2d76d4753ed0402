import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTypedSearch } from "./use-typed-search.ts";

const pause = 250;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The address takes its time, as a navigation does. */
function Field({ words }: { words: string[] }) {
  const [address, setAddress] = useState("");
  const [typed, setTyped] = useTypedSearch(address, (next) => {
    words.push(next);
    setTimeout(() => setAddress(next), pause);
  });
  return (
    <>
      <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => setAddress("")}>
        Clear
      </button>
    </>
  );
}

async function pass(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(pause));
}

function open() {
  const words: string[] = [];
  render(<Field words={words} />);
  return { words, field: screen.getByRole("searchbox") };
}

function change(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

test("the words are handed on when the person pauses, without spaces around them", async () => {
  const { words, field } = open();
  change(field, "dana ");
  expect(words).toEqual([]);
  await pass();
  expect(words).toEqual(["dana"]);
  await pass();
  expect(field).toHaveValue("dana ");
});

test("what is typed while the address changes stays", async () => {
  const { words, field } = open();
  change(field, "da");
  await pass();
  change(field, "dana");
  await pass();
  expect(field).toHaveValue("dana");
  await pass();
  expect(words).toEqual(["da", "dana"]);
});

test("the field follows an address that was changed by other means", async () => {
  const { words, field } = open();
  change(field, "dana");
  await pass();
  await pass();
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  await pass();
  expect(field).toHaveValue("");
  expect(words).toEqual(["dana"]);
});
