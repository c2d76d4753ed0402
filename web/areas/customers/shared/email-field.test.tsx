// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { EmailField } from "./email-field.tsx";

function Held() {
  const [value, setValue] = useState("");
  const rest = { name: "email", label: "Email", error: null, isRequired: false, isDisabled: false };
  return <EmailField {...rest} value={value} onChange={setValue} onBlur={() => undefined} />;
}

test("an address that looks mistyped proposes the one that was meant, and one press takes it", async () => {
  render(<Held />);
  await userEvent.type(screen.getByLabelText(/^Email/), "ana@gmial.com");
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole("status")).toHaveTextContent("Did you mean ana@gmail.com?");
  await userEvent.click(screen.getByRole("button", { name: "ana@gmail.com" }));
  expect(screen.getByLabelText(/^Email/)).toHaveValue("ana@gmail.com");
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});
