import { randomInt, randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { APIRequestContext, Page } from "@playwright/test";
import { binCode } from "#common/backstock/codes.ts";
import { scanKeys } from "#tests/e2e/scan-keys.ts";
import { password } from "#tests/e2e/sign-in.ts";

/** Two empty bins and a category of their own in the first store, so that no journey meets another one's bins. */
export type SmallBackstock = {
  first: number;
  second: number;
  category: string;
  codeOf: (bin: number) => string;
  /** The PDF of its printed label. */
  labelOf: (bin: number) => Promise<Buffer>;
};

export async function smallBackstock(request: APIRequestContext): Promise<SmallBackstock> {
  const deviceId = randomUUID();
  const headers = { "x-device-id": deviceId, "x-app-version": "25.9.2" };
  const signedIn = await request.post("/api/vue/auth", {
    headers,
    data: { email: "manager@demo.hangtag.test", password },
  });
  const { email, authentication_token: token } = await signedIn.json();
  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const answer = await request.post("/graphql?store_id=1", {
      headers: { ...headers, "x-user-email": email, "x-user-token": token, "x-user-store": "1" },
      data: { query, variables },
    });
    const { data, errors } = await answer.json();
    expect(errors, JSON.stringify(errors)).toBeUndefined();
    return data;
  };
  const first = randomInt(100_000, 900_000);
  const category = `Journey ${first}`;
  await ask("mutation ($from: Int!) { addBins(startNumber: $from, count: 2) { created } }", { from: first });
  await ask("mutation ($category: BackstockCategoryInput!) { addBackstockCategory(category: $category) { id } }", {
    category: { id: randomUUID(), name: category },
  });
  const user = await request.get("/api/vue/user", {
    headers: { ...headers, "x-user-email": email, "x-user-token": token },
  });
  const { stores } = await user.json();
  const storeNumber = String(stores.find((store: { id: number }) => store.id === 1)?.number);
  const labelOf = async (bin: number) => {
    const { labelFile } = await ask(
      "query ($bin: Int!) { labelFile(labels: { from: $bin, to: $bin }) { dataBase64 } }",
      {
        bin,
      },
    );
    return Buffer.from(String(labelFile.dataBase64), "base64");
  };
  return { first, second: first + 1, category, codeOf: (bin) => binCode(storeNumber, bin), labelOf };
}

/** What a scanner types: the code and Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await scanKeys(page, [...code, "Enter"]);
}
