import type { Locator } from "@playwright/test";

/** Chooses from a list of the kit as a person does: opens it and presses the line. A phone has the system's list. */
export async function choose(control: Locator, option: string): Promise<void> {
  if ((await control.evaluate((element) => element.tagName)) === "SELECT") {
    await control.selectOption({ label: option });
    return;
  }
  await control.click();
  await control.page().getByRole("option", { name: option, exact: true }).last().click();
}
