/** What a browser takes over TLS; unasked, this client takes the slower one. */
const browserHeaders = { "accept-encoding": "gzip, deflate, br" };

/** @throws Error when it was refused: a refusal is no answer */
export async function postQuestion(
  url: string,
  sent: { headers: Record<string, string>; body: string },
): Promise<void> {
  const response = await fetch(url, { method: "POST", ...sent, headers: { ...browserHeaders, ...sent.headers } });
  const text = await response.text();
  if (!response.ok || text.includes('"errors":')) {
    throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  }
}
