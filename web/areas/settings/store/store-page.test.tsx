import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aStoreProfile } from "#tests/kit/web/a-store-profile.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { pressUndo } from "#tests/kit/web/press-undo.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, withoutConnection } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const ownContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "getContext") ?? {};

afterEach(() => {
  vi.unstubAllGlobals();
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", ownContext);
});

const page = "/s/1/settings/store";
const store = { __typename: "StoreProfile", ...aStoreProfile() };

function openStore(fakes: GraphqlFakes = {}, profile: object = store) {
  network.answer(
    ...answersOf(manager, {
      StoreProfile: () => ({ data: { storeProfile: profile } }),
      StoreLogo: () => ({ data: { storeLogo: null } }),
      ...fakes,
    }),
  );
  return openApp(page, manager);
}

test("what the store is known by stands in its fields, with the number that is made for it", async () => {
  openStore();
  expect(await screen.findByLabelText("Name")).toHaveValue("Maple Street");
  expect(screen.getByLabelText("Phone")).toHaveValue("(216) 555-0142");
  expect(screen.getByText("(216) 555-0199")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "State" })).toHaveTextContent("WI");
  expect(screen.getByRole("radio", { name: "Violet" })).toBeChecked();
  expect(screen.queryByRole("button", { name: "Save" })).not.toBeInTheDocument();
});

test("only what was changed is sent, so that two managers do not undo each other", async () => {
  const sent: unknown[] = [];
  openStore({
    EditStore: ({ variables }) => {
      sent.push(variables["changes"]);
      return { data: { editStore: { ...store, city: "Monona", color: "#2f5fa8" } } };
    },
  });
  await fill(await screen.findByLabelText("City"), "Monona");
  await userEvent.click(screen.getByRole("radio", { name: "Blue" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Store saved")).toBeInTheDocument();
  expect(sent).toEqual([{ city: "Monona", color: "#2f5fa8" }]);
});

test("a Canadian store's changes are named in its words", async () => {
  openStore({}, { ...store, country: "CA", state: "NL", zip: "A1C 1A1" });
  await choose(await screen.findByRole("combobox", { name: "Province" }), "NS");
  await fill(screen.getByLabelText("Postal code"), "B3H 1A1 ");
  expect(screen.getByText("2 changes: Province, Postal code")).toBeVisible();
});

test("another country asks for its own places again", async () => {
  openStore();
  await choose(await screen.findByRole("combobox", { name: "Country" }), "Canada");
  expect(screen.getByRole("combobox", { name: "Province" })).toHaveValue("");
  await fill(screen.getByLabelText("Postal code"), "53703");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Postal code must be like A1A 1A1")).toBeVisible();
});

test.each([
  ["Initials", "M1", "Initials must be 1 to 3 letters"],
  ["ZIP", "5370", "ZIP must be 5 or 9 digits"],
])("%s of %s are refused at their field and not sent", async (label, words, refusal) => {
  const sent: unknown[] = [];
  openStore({ EditStore: ({ variables }) => sent.push(variables) });
  await fill(await screen.findByLabelText(label), words);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText(refusal)).toBeVisible();
  expect(sent).toEqual([]);
});

test("a change of the time zone asks first, because everybody's times change with it", async () => {
  const sent: unknown[] = [];
  openStore({
    EditStore: ({ variables }) => {
      sent.push(variables["changes"]);
      return { data: { editStore: { ...store, timeZone: "America/Denver" } } };
    },
  });
  await choose(await screen.findByRole("combobox", { name: "Time zone" }), "Mountain");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Change the time zone of Maple Street?" }));
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(sent).toEqual([]);
  expect(screen.getByRole("combobox", { name: "Time zone" })).toHaveTextContent("Mountain");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Change time zone" }),
  );
  expect(await screen.findByText("Store saved")).toBeInTheDocument();
  expect(sent).toEqual([{ timeZone: "America/Denver" }]);
});

test("a refusal stands at its field, and Undo brings back what was saved", async () => {
  const taken = "Another store has this number";
  openStore({ EditStore: refusedWith("Check the marked fields", { errors: { number: [taken] } }) });
  await fill(await screen.findByLabelText("Store number"), "24680");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(taken)).toBeVisible();
  expect(screen.getByLabelText("Store number")).toHaveValue("24680");
  expect(screen.getByText("1 change: Store number")).toBeVisible();
  expect(screen.getByText("was 12345")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByLabelText("Store number")).toHaveValue("12345");
});

test("a store whose number is not there yet says that it is being made; a color from before has a name", async () => {
  openStore({}, { ...store, callAndTextNumber: null, color: "#123456" });
  expect(await screen.findByText("Not ready yet")).toBeVisible();
  expect(screen.getByRole("radio", { name: "Your own color" })).toBeChecked();
});

test("another store is added from here", async () => {
  const app = openStore();
  await userEvent.click(await screen.findByRole("button", { name: "Add another store" }));
  await expect.poll(() => app.at()).toBe(`${page}/new`);
});

test("an employee is sent to the daybook, and a device without a connection says so", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, ana);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  app.leave();
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});

const logo = { __typename: "StoreLogo", width: 16, height: 2, dataBase64: "AQIDBA==" };

test("a logo is chosen, shown as it prints, and taken away", async () => {
  let storeLogo: typeof logo | null = null;
  openStore({
    StoreLogo: () => ({ data: { storeLogo } }),
    SetStoreLogo: ({ variables }) => {
      storeLogo = { ...logo, ...variables };
      return { data: { setStoreLogo: storeLogo } };
    },
    RemoveStoreLogo: () => {
      storeLogo = null;
      return { data: { removeStoreLogo: true } };
    },
  });
  expect(await screen.findByText("No logo yet. Receipts start with the store's name.")).toBeVisible();
  drawsDots([0, 0, 0, 255]);
  const file = new File(["a picture"], "logo.png", { type: "image/png" });
  await userEvent.upload(screen.getByLabelText("Picture of the logo"), file);
  const shown = await screen.findByRole("img", { name: "Your logo in black and white, as it prints" });
  expect(shown).toHaveAttribute("src", expect.stringMatching(/^data:image\/bmp;base64,Qk/));
  expect([shown.getAttribute("width"), shown.getAttribute("height")]).toEqual(["8", "2"]);
  expect(await screen.findByText("Logo saved. Registers print it within a minute.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Logo removed")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("img", { name: /Your logo/ })).not.toBeInTheDocument());
  await pressUndo();
  expect(await screen.findByRole("img", { name: /Your logo/ })).toBeVisible();
});

test("a file that is no picture is said, and a refusal too", async () => {
  openStore({ SetStoreLogo: refusedWith("Check it", { errors: { logo: ["Choose another picture."] } }) });
  await screen.findByText(/No logo yet/);
  const upload = (name: string) =>
    userEvent.upload(screen.getByLabelText("Picture of the logo"), new File(["x"], name, { type: "image/png" }));
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  await upload("page.png");
  expect(await screen.findByText("We can't open this file. Choose another picture.")).toBeInTheDocument();
  drawsDots([0, 0, 0, 255]);
  await upload("logo.png");
  expect(await screen.findByText("Choose another picture.")).toBeInTheDocument();
});

/** The tests' browser draws nothing: a picture of 8 by 2 pixels of one color. */
function drawsDots(color: readonly number[]): void {
  const data = Array.from({ length: 16 }, () => color).flat();
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width: 8, height: 2, close: () => undefined }));
  const brush = { drawImage: () => undefined, getImageData: () => ({ width: 8, height: 2, data }) };
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", { configurable: true, value: () => brush });
}
