import { act, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { fakeNetwork } from "#tests/kit/web-app.tsx";
import { callApi } from "#web/platform/calls/call-api.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { isPageHeld } from "#web/platform/page-holds.ts";
import { DialogHost } from "#web/ui/dialogs/dialog-host.tsx";
import { useUnsavedChanges } from "#web/ui/form/unsaved-changes.ts";

const network = fakeNetwork();

function TypedForm({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges(isDirty);
  return <DialogHost />;
}

test("[UPD-02] [UPD-05] once the server calls this version unsupported, the page is blocked with Reload to continue, after the calls on their way and the typed form", async () => {
  const slow = Promise.withResolvers<void>();
  network.answer(
    http.get("*/api/vue/old", () => HttpResponse.json({}, { headers: { "x-update-required": "25.9.3" } })),
    http.get("*/api/vue/slow", async () => {
      await slow.promise;
      return HttpResponse.json({});
    }),
  );
  const page = render(<TypedForm isDirty />);
  const slowCall = callApi({ path: "/slow", answer: shape.object({}) });
  await callApi({ path: "/old", answer: shape.object({}) });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  slow.resolve();
  await act(() => slowCall);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(isPageHeld()).toBe(true);
  page.rerender(<TypedForm isDirty={false} />);
  const block = await screen.findByRole("alertdialog", { name: "Update required" });
  expect(block).toHaveTextContent("Update required to continue using Hangtag!");
  await waitFor(() => expect(screen.getByRole("button", { name: "Reload to continue" })).toHaveFocus());
});
