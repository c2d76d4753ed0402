import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";

test("[TEAM-14] an avatar is 40 pixels wide by default, and shows N / A without a name", () => {
  const { container, rerender } = render(<Avatar name={null} />);
  expect(container.firstElementChild).toHaveStyle({ width: "40px", height: "40px" });
  expect(container).toHaveTextContent("N / A");
  rerender(<Avatar name="mary jane van dyke" size={24} />);
  expect(container.firstElementChild).toHaveStyle({ width: "24px", height: "24px" });
  expect(container).toHaveTextContent("MJV");
});

test("a face that does not load gives way to the initials", () => {
  const { container } = render(<Avatar name="Ana Ruiz" url="/files/gone.png" />);
  const image = screen.getByRole("presentation");
  expect(image).toHaveStyle({ width: "40px" });
  fireEvent.error(image);
  expect(container).toHaveTextContent("AR");
});
