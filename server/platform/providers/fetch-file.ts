import { faultOfStatus, parseRetryAfter } from "./call-provider.ts";
import { ProviderFault } from "./provider-fault.ts";

/** The limit of one try, including the whole file. */
const timeoutMs = 30_000;
const mostRedirects = 3;

export type FetchedFile = { kind: "file"; bytes: Buffer } | { kind: "too-large" } | { kind: "gone" };

type FileRequest = {
  url: string;
  /** Sent to the first address alone: where it redirects to gets no keys. */
  headers: Readonly<Record<string, string>>;
  mostBytes: number;
  /** Whether a redirect may lead there. */
  isTrusted: (url: URL) => boolean;
};

/**
 * Fetches a file of a provider's, once. No more than `mostBytes` are read, whatever the provider says of its size, and
 * no host is asked but the given one and those that are trusted.
 *
 * @throws ProviderFault when a later try may succeed
 */
export async function fetchFile({ url, headers, mostBytes, isTrusted }: FileRequest): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let response = await fetch(url, { headers, redirect: "manual", signal });
    for (let redirects = 0; isRedirect(response); redirects += 1) {
      const next = new URL(response.headers.get("location") ?? "", response.url);
      if (redirects === mostRedirects || !isTrusted(next)) {
        return { kind: "gone" };
      }
      response = await fetch(next, { redirect: "manual", signal });
    }
    return await readFile(response, mostBytes);
  } catch (error) {
    if (error instanceof ProviderFault) {
      throw error;
    }
    throw new ProviderFault("unavailable", "Cannot be reached", { cause: error });
  }
}

function isRedirect({ status, headers }: Response): boolean {
  return status >= 300 && status < 400 && headers.has("location");
}

const goneStatuses: ReadonlySet<number> = new Set([404, 410]);

async function readFile(response: Response, mostBytes: number): Promise<FetchedFile> {
  if (goneStatuses.has(response.status)) {
    return { kind: "gone" };
  }
  if (!response.ok) {
    const retryAfterMs = parseRetryAfter(response.headers.get("retry-after"));
    throw new ProviderFault(faultOfStatus(response.status), `Answered ${response.status}`, { retryAfterMs });
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) {
      return { kind: "too-large" };
    }
    chunks.push(chunk);
  }
  return { kind: "file", bytes: Buffer.concat(chunks) };
}
