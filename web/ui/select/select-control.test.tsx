import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recentChoices } from "./recent-choices.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";

const people = ["Ana", "Bea", "Cy", "Dov", "Eli", "Fay", "Gus", "Hal", "Ida"];
const long = people.map((name) => ({ value: name.toLowerCase(), label: `${name} Stone` }));
const short = long.slice(0, 3);

beforeEach(() => recentChoices.set({}));
afterEach(() => vi.restoreAllMocks());

function Person({ options = long, start = "" }: { options?: typeof long; start?: string }) {
  const [value, setValue] = useState(start);
  const binding = { name: "person", label: "Person", value, error: null, isDisabled: false, onBlur: () => undefined };
  return (
    <form aria-label="Shift">
      <SelectField {...binding} isRequired options={options} onChange={setValue} />
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => screen.getByRole("combobox", { name: "Person" });
const lines = async () => (await screen.findAllByRole("option")).map((option) => option.textContent);

test("a press opens the list at what is chosen, a press chooses, and the field has the focus again", async () => {
  render(<Person start="bea" />);
  expect(field()).toHaveTextContent("Bea Stone");
  await userEvent.click(field());
  expect(await screen.findByRole("option", { name: "Bea Stone" })).toHaveAttribute("aria-selected", "true");
  expect(field()).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(screen.getByRole("option", { name: "Cy Stone" }));
  expect(screen.queryByRole("option")).toBeNull();
  expect(field()).toHaveTextContent("Cy Stone");
  expect(field()).toHaveFocus();
});

test("with keys alone: letters open and find, arrows move, Enter chooses", async () => {
  render(<Person />);
  await userEvent.tab();
  await userEvent.keyboard("st f");
  expect(await lines()).toEqual(["Fay Stone"]);
  await userEvent.keyboard("{Enter}");
  expect(field()).toHaveTextContent("Fay Stone");
  expect(field()).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await screen.findAllByRole("option");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(field()).toHaveTextContent("Gus Stone");
});

test("Escape leaves what was chosen, Tab goes on to the next field", async () => {
  render(<Person start="bea" />);
  await userEvent.click(field());
  await screen.findAllByRole("option");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  expect(field()).toHaveFocus();
  expect(field()).toHaveTextContent("Bea Stone");
  await userEvent.click(field());
  await screen.findAllByRole("option");
  await userEvent.tab();
  expect(screen.queryByRole("option")).toBeNull();
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

test("a long list begins with what was chosen last, a short one stands as it is", async () => {
  const { unmount } = render(<Person />);
  for (const name of ["Hal Stone", "Ida Stone", "Cy Stone"]) {
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole("option", { name }));
  }
  await userEvent.click(field());
  expect((await lines()).slice(0, 3)).toEqual(["Ida Stone", "Hal Stone", "Ana Stone"]);
  expect(screen.getByRole("group", { name: "Recent" })).toBeInTheDocument();
  unmount();
  render(<Person options={short} />);
  await userEvent.click(field());
  expect(await lines()).toEqual(["Ana Stone", "Bea Stone", "Cy Stone"]);
});

test("what finds nothing says so and chooses nothing", async () => {
  render(<Person start="bea" />);
  await userEvent.click(field());
  await userEvent.type(await screen.findByRole("combobox", { name: "Type to find" }), "zz{Enter}");
  expect(screen.getByText("No match")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(field()).toHaveTextContent("Bea Stone");
});

test("a phone has the system's own list, with what was chosen last on top", async () => {
  const counter = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => Object.assign(counter(query), { matches: true }));
  recentChoices.set({ person: ["hal"] });
  render(<Person />);
  await userEvent.selectOptions(field(), "dov");
  expect(field()).toHaveValue("dov");
  expect(screen.getByRole("group", { name: "Recent" })).toHaveTextContent("Hal Stone");
});

test("a field that is sent, or may not be changed, opens nothing", async () => {
  render(
    <SelectField
      {...{ name: "person", label: "Person", value: "bea", error: null, onBlur: () => undefined }}
      isRequired
      isDisabled={false}
      isReadOnly
      options={short}
      onChange={() => undefined}
    />,
  );
  await userEvent.click(field());
  await userEvent.keyboard("c");
  expect(field()).toHaveAttribute("aria-expanded", "false");
});
