import { expect, test } from "@playwright/test";
import { anotherScreen, password, signIn, typeSignIn } from "#tests/e2e/sign-in.ts";
import type { Somebody } from "#tests/e2e/sign-in.ts";

const somebodies: readonly { person: Somebody; store: string }[] = [
  { person: "owner", store: "Maple Street" },
  { person: "district", store: "Maple Street" },
  { person: "manager", store: "Maple Street" },
  { person: "employee", store: "Maple Street" },
  { person: "support", store: "Elm Street Records" },
  { person: "mapleRegister", store: "Maple Street" },
  { person: "lakesideRegister", store: "Lakeside Kids" },
  { person: "musicRegister", store: "Sixth String Music" },
];

for (const { person, store } of somebodies) {
  test(`[ACC-01] ${person} signs in from the sign-in page and lands on the day of ${store}`, async ({ page }) => {
    await signIn(page, person);
    await expect(page).toHaveURL(/\/s\/\d+\/daybook$/);
    await expect(page.getByRole("banner")).toContainText(store);
  });
}

test("[ACC-03] the person who is not signed in is sent from / to the sign-in page", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test("[ACC-14] a wrong password says so and keeps what was typed", async ({ page }) => {
  await page.goto("/auth/login");
  await typeSignIn(page, { email: "nobody@demo.hangtag.test", password: "not-the-password" });
  await expect(page.getByRole("alert").filter({ hasText: "Invalid email or password" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("nobody@demo.hangtag.test");
});

test("[ACC-07] the full path asked for is where a person lands after signing in", async ({ page }) => {
  await page.goto("/s/1/team?filter=clockedIn");
  await expect(page).toHaveURL(/\/auth\/login\?go=/);
  const target = new URL(page.url()).searchParams.get("go");
  expect(target).toContain("/s/1/team");
  await typeSignIn(page, { email: "manager@demo.hangtag.test", password });
  await expect(page.getByRole("heading", { name: "Team" })).toBeVisible();
  await expect(page).toHaveURL(`${new URL(page.url()).origin}${target}`);
});

test("go never leads to another site", async ({ page }) => {
  await page.goto("/auth/login?go=https://evil.example");
  await typeSignIn(page, { email: "manager@demo.hangtag.test", password });
  await expect(page).toHaveURL(/\/s\/1\/daybook$/);
});

test("[ACC-04] a signed-in person who opens the sign-in page is sent to / and from there to the store", async ({
  page,
}) => {
  await signIn(page, "manager");
  await page.goto("/auth/login");
  await expect(page).toHaveURL(/\/s\/1\/daybook$/);
});

test("[ACC-06] a store without a page named opens its daybook, and nobody enters without signing in", async ({
  page,
}) => {
  await page.goto("/s/1");
  await expect(page).toHaveURL(/\/auth\/login\?go=/);
  await typeSignIn(page, { email: "employee@demo.hangtag.test", password });
  await expect(page).toHaveURL(/\/s\/1\/daybook$/);
});

test("[ACC-08] the route sets the active store, which / opens again", async ({ page }) => {
  await signIn(page, "owner");
  await page.goto("/s/3/daybook");
  await expect(page.getByRole("banner")).toContainText("Sixth String Music");
  await page.goto("/");
  await expect(page).toHaveURL(/\/s\/3\/daybook$/);
});

test("a store that is not one's own looks like one that does not exist", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/s/2/daybook");
  await expect(page.getByText("Page not found")).toBeVisible();
});

for (const path of ["settings", "settings/device"]) {
  test(`[ACC-09] an employee who opens ${path} is sent to the start`, async ({ page }) => {
    await signIn(page, "employee");
    await page.goto(`/s/1/${path}`);
    await expect(page).toHaveURL(/\/s\/1\/daybook$/);
    await expect(page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Settings" })).toHaveCount(
      0,
    );
  });
}

for (const path of ["/auth/change-password", "/s/2/settings/change-password"]) {
  test(`[ACC-10] a register that opens ${path} is sent to the daybook`, async ({ page }) => {
    await signIn(page, "lakesideRegister");
    await page.goto(path);
    await expect(page).toHaveURL(/\/s\/2\/daybook$/);
  });
}

test("[ACC-12] [ACC-17] the answer of signing in carries the numeric role and the type", async ({ request }) => {
  const roles = { employee: 0, manager: 1, district: 2, owner: 3, support: 4 };
  for (const [name, role] of Object.entries(roles)) {
    const answer = await request.post("/api/vue/auth", {
      data: { email: `${name}@demo.hangtag.test`, password },
    });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ email: `${name}@demo.hangtag.test`, role, type: "User" });
  }
});

test("a forgotten password is replaced through the link in the email", async ({ page, browser }) => {
  const email = "district@demo.hangtag.test";
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Forgot password" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status").filter({ hasText: "If that email has an account" })).toBeVisible();

  const support = await anotherScreen(browser);
  await signIn(support, "support");
  // The newest one; other journeys' letters to this person may come in between.
  const letter = support
    .getByRole("listitem")
    .filter({ hasText: `To ${email}` })
    .filter({ hasText: "/auth/reset-password" });
  await expect(async () => {
    await support.goto("/s/1/support?tab=mailbox");
    await expect(letter.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  const link =
    /\/auth\/reset-password\S+/.exec((await letter.first().textContent()) ?? "")?.[0] ?? "no link in the mail";

  await page.goto(link);
  await expect(page.getByText("Open the link in our email")).toHaveCount(0);
  await page.getByRole("textbox", { name: "New password", exact: true }).fill("Chosen-anew-2026");
  await page.getByRole("textbox", { name: "Repeat new password" }).fill("Chosen-anew-2026");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Password changed successfully")).toBeVisible();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await typeSignIn(page, { email, password: "Chosen-anew-2026" });
  await expect(page).toHaveURL(/\/s\/1\/daybook$/);

  // Back to what the demonstration says, for the person who looks at it next; this also proves changing one's own.
  await page.goto("/s/1/settings/change-password");
  await page.getByRole("textbox", { name: "Old password" }).fill("Chosen-anew-2026");
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Repeat new password" }).fill(password);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Password changed successfully")).toBeVisible();
});

test("[ACC-05] the page for a new password warns when it is opened without the message", async ({ page }) => {
  await page.goto("/auth/reset-password");
  await expect(page.getByRole("alert").filter({ hasText: "Open the link in our email" })).toBeVisible();
});

test("[ACC-16] a wrong old password is refused with the specification's words", async ({ page }) => {
  await signIn(page, "owner");
  await page.goto("/auth/change-password");
  await page.getByRole("textbox", { name: "Old password" }).fill("not-the-old-one");
  await page.getByRole("textbox", { name: "New password", exact: true }).fill("Something-else-2026");
  await page.getByRole("textbox", { name: "Repeat new password" }).fill("Something-else-2026");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("There was an error processing your request")).toBeVisible();
});

test("signing out ends at the sign-in page, in every tab of the browser", async ({ page, context }) => {
  await signIn(page, "manager");
  const other = await context.newPage();
  await other.goto("/s/1/team");
  await expect(other.getByRole("heading", { name: "Team" })).toBeVisible();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(other).toHaveURL(/\/auth\/login/);
});

test("a sign-in that is ended from another device is over at once", async ({ page, browser }) => {
  await signIn(page, "owner");
  const ended = await anotherScreen(browser, { userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" });
  await signIn(ended, "owner");
  await page.goto("/s/1/settings/sessions");
  const line = page
    .getByRole("main")
    .locator("div")
    .filter({ hasText: /Firefox/ })
    .last();
  await expect(line).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page.getByText("That device is signed out")).toBeVisible();
  await ended.reload();
  await expect(ended).toHaveURL(/\/auth\/login/);
});
