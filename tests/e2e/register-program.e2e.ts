import { expect, test } from "@playwright/test";
import { openPageServer } from "#till/program/status-page/page-server.ts";
import { pairPage } from "#till/program/status-page/pages.ts";

// What a browser says of where a form comes from depends on the page's own headers, so only a browser can try it.
test("the register program's own page takes what is typed into it", async ({ page }) => {
  const codes: (string | null)[] = [];
  const typed = { server: "", name: "Front register" };
  const server = await openPageServer({
    ports: [0],
    files: "till/program/status-page",
    key: "a page of this test",
    routes: {
      get: new Map([["/", (_query, token) => ({ page: pairPage({ version: "1.2.3" }, { token, notice: null }, typed) })]]),
      post: new Map([
        [
          "/pair",
          (form) => {
            codes.push(form.get("code"));
            return { goTo: "/" };
          },
        ],
      ]),
    },
    // The stylesheets lie beside it in a package alone.
    onError: () => undefined,
  });
  try {
    await page.goto(server.url);
    await page.getByLabel("Pairing code").fill("ABCD2345");
    await page.getByLabel("Server address").fill("hangtag.example");
    await page.getByRole("button", { name: "Pair" }).click();
    await expect.poll(() => codes).toEqual(["ABCD2345"]);
    await expect(page.getByRole("heading", { name: "Pair this register" })).toBeVisible();
  } finally {
    await server.close();
  }
});
