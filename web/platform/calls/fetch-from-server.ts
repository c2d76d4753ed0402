import { noteResponse, suspectConnection } from "#web/platform/browser/online.ts";
import { holdPage } from "#web/platform/page-holds.ts";
import { requireUpdate } from "#web/platform/service-worker/require-update.ts";

/** Set on a response when the server no longer supports this version. Its value is the oldest supported version. */
const updateRequiredHeader = "x-update-required";

/**
 * Sends every request of the program to its server. A request in flight holds the page, and
 * its response may require an update.
 */
export async function fetchFromServer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const release = holdPage();
  try {
    const response = await fetch(input, init);
    noteResponse(response);
    if (response.headers.has(updateRequiredHeader)) {
      void requireUpdate();
    }
    return response;
  } catch (error) {
    // The browser's word for a request that found no server; one that was given up on ends otherwise.
    if (error instanceof TypeError) {
      void suspectConnection();
    }
    throw error;
  } finally {
    release();
  }
}
