import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { mailchimpPaths } from "#server/adapters/contacts/mailchimp/mailchimp-paths.ts";
import { askServer } from "#tests/e2e/ask-server.ts";
import { test } from "#tests/e2e/signed-in.ts";

/** The demonstration's store whose shoppers join a list of the simulated Mailchimp. */
const contacts = "/s/4/settings/automations/contact-list/mailchimp";

/** Of the words `Unsubscribe lena.ortiz@mail.test`. */
const emailIn = (words: string): string => words.replace("Unsubscribe ", "").trim();

test("[AUT-02] an owner connects Mailchimp, sends those from before, and who unsubscribes there shows it here", async ({
  openScreen,
}) => {
  test.slow();
  const page = await openScreen("owner");
  await page.goto(contacts);
  // The demonstration sends its first people once the store's sales are in.
  await expect(page.getByText(/from the last 3 months w(as|ere) added$/)).toBeVisible({ timeout: 120_000 });
  await page.getByRole("button", { name: "More" }).last().click();
  await page.getByRole("menuitem", { name: "Disconnect" }).click();
  await page.getByRole("button", { name: "Disconnect Mailchimp" }).click();
  await page.getByRole("button", { name: "Connect Mailchimp" }).click();
  await expect(page.getByRole("heading", { name: "Log in to Mailchimp" })).toBeVisible();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("heading", { name: "Which list do Elm Street Records's people join?" })).toBeVisible();
  await page.getByRole("radio", { name: /^Elm Street News/ }).check();
  await page.getByRole("radio", { name: "The last 12 months" }).check();
  await page.getByRole("button", { name: "Start with Elm Street News" }).click();
  await expect(page.getByText(/from the last 12 months w(as|ere) added$/)).toBeVisible({ timeout: 120_000 });

  const there = await openScreen(null);
  await there.goto(await audienceAt(page));
  const leave = there.getByRole("button", { name: /^Unsubscribe / }).first();
  const email = emailIn(await leave.innerText());
  await leave.click();
  await expect(there.getByText(`${email}: unsubscribed`)).toBeVisible();

  const { matchCustomers } = await askServer(
    page,
    4,
    `{ matchCustomers(email: "${email}") { matches { customer { id } } } }`,
  );
  const [, customerId = ""] = /"id":"([^"]+)"/.exec(JSON.stringify(matchCustomers)) ?? [];
  await page.goto(`/s/4/customers/detail/show/${customerId}`);
  await expect(page.getByText(/^Email news Unsubscribed in Mailchimp/)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText("We never add this address again")).toBeVisible();
});

test("a list that was deleted there says so on its card, and leads to another choice", async ({ openScreen }) => {
  const page = await openScreen("owner");
  await page.goto("/s/2/settings/automations");
  await expect(page.getByText("This list is gone. Choose another.")).toBeVisible({ timeout: 120_000 });
  await page.getByRole("link", { name: "Contact list" }).click();
  await page.getByRole("button", { name: "Choose list" }).click();
  await expect(page.getByRole("radio", { name: /^Maple Street News/ })).toBeVisible();
});

test("[AUT-02] a store connects Constant Contact, whose sign-in and import it waits for, and reads whom it refused", async ({
  openScreen,
}) => {
  test.slow();
  const page = await openScreen("owner");
  await page.goto("/s/3/settings/automations/contact-list/constant-contact");
  await expect(page.getByText(/from the last 3 months w(as|ere) added$/)).toBeVisible({ timeout: 120_000 });
  await page.getByRole("button", { name: "More" }).last().click();
  await page.getByRole("menuitem", { name: "Disconnect" }).click();
  await page.getByRole("button", { name: "Disconnect Constant Contact" }).click();
  await page.getByRole("button", { name: "Connect Constant Contact" }).click();
  await expect(page.getByRole("heading", { name: "Log in to Constant Contact" })).toBeVisible();
  await page.getByRole("button", { name: "Allow" }).click();
  await page.getByRole("radio", { name: /^Repair customers/ }).check();
  await page.getByRole("radio", { name: "The last 12 months" }).check();
  await page.getByRole("button", { name: "Start with Repair customers" }).click();
  await expect(page.getByText(/from the last 12 months w(as|ere) added$/)).toBeVisible({ timeout: 120_000 });
  const refused = page.getByText(/@gmial\.com is not a valid email address\.$/).first();
  await expect(refused).toBeVisible();
  await page.getByRole("link", { name: "Fix email" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** Where the simulated Mailchimp shows its lists: beside its sign-in page. */
async function audienceAt(page: Page): Promise<string> {
  const { beginPageSignIn } = await askServer(page, 4, 'mutation { beginPageSignIn(id: "mailchimp") }');
  const { href } = new URL(String(beginPageSignIn));
  return href.slice(0, href.indexOf(mailchimpPaths.signIn)) + mailchimpPaths.audience;
}
