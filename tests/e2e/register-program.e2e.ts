import { expect, test } from "@playwright/test";
import { choosePage } from "#till/program/status-page/choose-pages.ts";
import type { Html } from "#till/program/status-page/html.ts";
import { openPageServer } from "#till/program/status-page/page-server.ts";
import type { PageServer } from "#till/program/status-page/page-server.ts";
import { pairPage } from "#till/program/status-page/pages.ts";

// What a browser says of where a form comes from depends on the page's own headers, so only a browser can try it.

let server: PageServer | null = null;
test.afterEach(() => server?.close());

/** Serves one page of the register's program; returns what is sent to an address of it. */
async function servePage(show: (token: string) => Html, sentTo: string): Promise<URLSearchParams[]> {
  const forms: URLSearchParams[] = [];
  server = await openPageServer({
    ports: [0],
    files: "till/program/status-page",
    key: "a page of this test",
    routes: {
      get: new Map([["/", (_query, token) => ({ page: show(token) })]]),
      post: new Map([
        [
          sentTo,
          (form) => {
            forms.push(form);
            return { goTo: "/" };
          },
        ],
      ]),
    },
    // The stylesheets lie beside it in a package alone.
    onError: () => undefined,
  });
  return forms;
}

test("the register program's own page takes a pairing code", async ({ page }) => {
  const typed = { server: "", name: "Front register" };
  const forms = await servePage((token) => pairPage({ version: "1.2.3" }, { token, notice: null }, typed), "/pair");
  await page.goto(server?.url ?? "");
  await page.getByLabel("Pairing code").fill("ABCD2345");
  await page.getByLabel("Server address").fill("hangtag.example");
  await page.getByRole("button", { name: "Pair" }).click();
  await expect.poll(() => forms.map((form) => form.get("code"))).toEqual(["ABCD2345"]);
  await expect(page.getByRole("heading", { name: "Pair this register" })).toBeVisible();
});

test("a folder that is typed is the one that is used, also when nobody opened it", async ({ page }) => {
  const shown = { at: "/home/shop", parent: "/home", folders: [], files: [], problem: null };
  const forms = await servePage((token) => choosePage("folder", shown, { token, notice: null, drives: [] }), "/folder");
  await page.goto(server?.url ?? "");
  await page.getByLabel("Folder on this computer").fill("/mnt/exports");
  await page.getByRole("button", { name: "Use it, it's on a network" }).click();
  await expect
    .poll(() => forms.map((form) => [form.get("at"), form.get("polling")]))
    .toEqual([["/mnt/exports", "yes"]]);
});
