import { useState } from "react";
import type { ReactNode } from "react";
import { ScopedStoreId } from "#web/platform/store/active-store.ts";
import { sendOperation } from "./send-operation.ts";
import { StoreData } from "./store-data.ts";
import { StoreDataContext } from "./use-store-data.ts";

type StoreScopeProps = { storeId: number; children: ReactNode };

/**
 * Reads everything inside from another store of the person, so that what a page shows of several stores can be looked
 * into without leaving it. Nothing inside may change anything: a change is always of the page's own store.
 */
export function StoreScope({ storeId, children }: StoreScopeProps) {
  const [data] = useState(
    () =>
      new StoreData((operation, variables, options) =>
        sendOperation(operation, variables, { ...options, otherStoreId: storeId }),
      ),
  );
  return (
    <ScopedStoreId value={storeId}>
      <StoreDataContext value={data}>{children}</StoreDataContext>
    </ScopedStoreId>
  );
}
