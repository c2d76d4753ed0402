import { holdPage } from "#web/platform/page-holds.ts";
import { requireUpdate } from "#web/platform/service-worker/require-update.ts";

/** Stands on an answer when the server does not support this version any more; its value is the oldest that it does. */
const updateRequiredHeader = "x-update-required";

/**
 * Every request of the program to its server goes through here. While it is on its way nobody takes the page away, and
 * its answer may say that this version has had its day.
 */
export async function fetchFromServer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const release = holdPage();
  try {
    const response = await fetch(input, init);
    if (response.headers.has(updateRequiredHeader)) {
      void requireUpdate();
    }
    return response;
  } finally {
    release();
  }
}
