import { useState } from "react";
import { hasUnsavedChanges } from "#web/ui/form/unsaved-changes.ts";
import { EditStoreForm } from "./edit-store-form.tsx";
import type { StoreProfile } from "./store.queries.ts";

/** Follows what others change, as long as nobody types here. */
export function StoreEditor({ store }: { store: StoreProfile }) {
  const [shown, setShown] = useState(store);
  if (shown !== store && !hasUnsavedChanges()) {
    setShown(store);
  }
  const takeLatest = () => {
    setShown(store);
  };
  return <EditStoreForm key={JSON.stringify(shown)} store={shown} latest={store} onTakeLatest={takeLatest} />;
}
