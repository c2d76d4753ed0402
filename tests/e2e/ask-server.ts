import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Asks the API as the person who is signed in on this screen; returns the answer's data. */
export async function askServer(page: Page, storeId: number, query: string): Promise<Record<string, unknown>> {
  const answer = await page.evaluate(
    async ({ store, body }) => {
      const session = JSON.parse(localStorage.getItem("hangtag.session") ?? "{}");
      const headers = {
        "content-type": "application/json",
        "x-user-email": session.email,
        "x-user-token": session.token,
        "x-user-store": String(store),
        "x-app-version": "25.9.2",
        "x-device-id": localStorage.getItem("hangtag.device") ?? "",
      };
      return (await fetch(`/graphql?store_id=${store}`, { method: "POST", headers, body })).json();
    },
    { store: storeId, body: JSON.stringify({ query }) },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data;
}
