import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

/** Chooses from a list as a person does: opens it and presses the line. What was chosen before stands at its top as well. */
export async function choose(control: HTMLElement, option: string | RegExp): Promise<void> {
  await userEvent.click(control);
  const lines = await screen.findAllByRole("option", { name: option });
  await userEvent.click(lines.at(-1) ?? control);
}
