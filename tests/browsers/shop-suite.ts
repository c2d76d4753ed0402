import { randomInt, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { request } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aCard, aPhone } from "#tests/e2e/license-card.ts";
import { password, people, type Somebody } from "#tests/e2e/sign-in.ts";
import { smallBackstock } from "#tests/e2e/small-backstock.ts";
import type { Driver } from "./driver.ts";
import { type Line, startLine } from "./line.ts";
import { type Screen, screenOf } from "./screen.ts";

const pin = "4816";
const messages = { role: "region", name: "Messages" } as const;

/** Loads again until the service worker, which holds the program's files, serves the page. */
async function serviceWorkerServes(driver: Driver): Promise<void> {
  const isServed = async () => {
    await driver.reload();
    return await driver.run("return navigator.serviceWorker.controller !== null;");
  };
  await expect.poll(isServed, { timeout: 60_000, interval: 1000 }).toBe(true);
}

/** What a failed test saw, into test-results. */
async function takePicture(driver: Driver, name: string): Promise<void> {
  const folder = path.resolve(import.meta.dirname, "../../test-results");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name.replaceAll(/\W+/g, "-")}.png`), await driver.picture());
}

/** What a store does all day, in one browser: the parts of the program that browsers differ in. */
export function playShop(startBrowser: () => Promise<Driver>): void {
  let driver: Driver;
  let line: Line;
  let screen: Screen;

  beforeAll(async () => {
    line = await startLine(process.env["HANGTAG_E2E_URL"] ?? "");
    driver = await startBrowser();
    await driver.resize(1366, 768);
    screen = screenOf(driver, line.url);
  });
  afterAll(async () => {
    line.close();
    await driver.close();
  });
  beforeEach(async ({ task, onTestFailed }) => {
    onTestFailed(() => takePicture(driver, `${task.file.name} ${task.name}`));
    // No page of the application: one that is open could write its session again.
    await screen.open("/healthz");
    await driver.run("localStorage.clear();");
  });

  async function signIn(person: Somebody): Promise<void> {
    await screen.open("/auth/login");
    await screen.press({ role: "button", name: people[person] });
    await screen.sees({ role: "heading", name: "Tasks" });
  }

  async function givePin(name: string): Promise<void> {
    await screen.press({ role: "button", name: new RegExp(name), within: { role: "list", name: "Employees" } });
    await screen.sees({ role: "group", name: `PIN of ${name}` });
    await driver.type(pin);
    await screen.seesNot({ role: "group", name: `PIN of ${name}` });
  }

  async function addTask(name: string): Promise<void> {
    const form = { role: "dialog", name: "New task" } as const;
    await screen.press({ role: "link", name: "New task" });
    await screen.typeInto({ role: "textbox", name: "Task", within: form }, name);
    await screen.press({ role: "button", name: "Add task", within: form });
  }

  test("a manager signs in with email and password, and out again", async () => {
    await screen.open("/auth/login");
    await screen.typeInto({ label: "Email" }, "manager@demo.hangtag.test");
    await screen.typeInto({ label: "Password" }, password);
    await screen.press({ role: "button", name: "Sign in" });
    await screen.sees({ role: "heading", name: "Tasks" });
    await screen.press({ role: "button", name: "Menu" });
    await screen.press({ role: "menuitem", name: "Sign out" });
    await screen.sees({ label: "Email" });
  });

  test("at a register a task is added and ticked with a PIN", async () => {
    const task = `Dust the mirrors ${randomUUID().slice(0, 8)}`;
    await signIn("mapleRegister");
    await addTask(task);
    await givePin("Ana Ruiz");
    await screen.press({ role: "checkbox", name: new RegExp(task), checked: false });
    await screen.sees({ role: "checkbox", name: new RegExp(task), checked: true });
  });

  test("a note is written", async () => {
    const words = `Reader 2 loses the network ${randomUUID().slice(0, 8)}`;
    const form = { role: "dialog", name: "New note" } as const;
    await signIn("employee");
    await screen.press({ role: "link", name: "New note" });
    await screen.typeInto({ role: "textbox", name: "Note", within: form }, words);
    await screen.press({ role: "button", name: "Add note", within: form });
    await screen.seesNot(form);
    await screen.sees({ text: words, within: { role: "region", name: "Notes" } });
  });

  test("a scanned bin is filled", async () => {
    const calls = await request.newContext({ baseURL: line.url });
    const { first, category, codeOf } = await smallBackstock(calls);
    await calls.dispose();
    const form = { role: "dialog", name: "Fill a bin" } as const;
    await signIn("manager");
    await screen.scan(codeOf(first));
    await screen.press({ role: "link", name: `Fill bin ${first}`, within: { role: "dialog", name: "Scan" } });
    await screen.typeInto({ label: "Category", within: form }, category);
    await screen.press({ role: "option", name: category });
    await screen.press({ role: "button", name: "Fill bin", within: form });
    await screen.reads(messages, `Bin ${first} filled with ${category}`);
  });

  test("a scanned license becomes a buy that the register knows", async () => {
    const lastName = `JOURNEY${String.fromCharCode(...Array.from({ length: 6 }, () => randomInt(65, 91)))}`;
    await signIn("manager");
    await screen.open("/s/1/buys");
    await screen.press({ role: "link", name: "Check in" });
    await screen.sees({ label: "Mobile" });
    await screen.scan(...aCard(lastName, `W${randomInt(10_000_000, 99_999_999)}`));
    await screen.reads({ role: "region", name: "Seller" }, new RegExp(lastName, "i"));
    await screen.typeInto({ label: "Mobile" }, aPhone());
    await screen.press({ role: "button", name: "Next: the pile" });
    await screen.press({ role: "button", name: "1 bag" });
    await screen.press({ role: "button", name: "Check in" });
    await screen.sees({ role: "region", name: "Checked in" });
    await screen.sees({ text: "In Simulated POS" });
  });

  test("a coupon is handed out, found in the list and scanned", async () => {
    await signIn("manager");
    await screen.open("/s/1/bounceback/detail/new");
    await screen.press({ role: "button", name: "Add" });
    await screen.sees({ role: "heading", name: /^Coupon details \d/ });
    const number = String(await driver.run("return document.querySelector('h1').textContent.match(/[0-9-]{12}/)[0];"));
    await screen.open("/s/1/bounceback");
    await screen.typeInto({ role: "searchbox", name: "Bounceback" }, number.replaceAll("-", ""));
    await screen.sees({ text: number, within: { role: "table" } });
    // The newest stands there before the list has followed the words, which goes to an address of its own.
    await expect.poll(() => driver.run("return location.search;")).toContain("q=");
    await screen.scan(`BB${number.replaceAll("-", "")}`);
    await screen.sees({ label: /^Sale before tax/ });
  });

  test("without a connection a tick waits and the program still opens; with it again the tick is sent", async () => {
    const task = `Water the plants ${randomUUID().slice(0, 8)}`;
    const waiting = { role: "button", name: "1 change waiting to send" } as const;
    await signIn("manager");
    await addTask(task);
    await screen.sees({ role: "checkbox", name: new RegExp(task) });
    await serviceWorkerServes(driver);
    await screen.sees({ role: "checkbox", name: new RegExp(task) });
    line.cut();
    await screen.press({ role: "checkbox", name: new RegExp(task), checked: false });
    await screen.sees(waiting);
    await driver.reload();
    await screen.sees({ role: "checkbox", name: new RegExp(task), checked: true });
    await line.mend();
    await screen.seesNot(waiting);
    await screen.sees({ role: "checkbox", name: new RegExp(task), checked: true });
  });
}
