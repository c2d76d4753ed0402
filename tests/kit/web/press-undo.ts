import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

/** Presses Undo of the message on the screen, which stands above dialogs where this document sees nothing. */
export async function pressUndo(): Promise<void> {
  const messages = await screen.findByLabelText("Messages");
  await userEvent.click(await within(messages).findByRole("button", { name: "Undo", hidden: true }));
}
