import { IconChevronDown } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { text } from "#web/app/app-text.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import classes from "./header.module.css";
import { StoreChoice } from "./frame-dialogs/later-dialogs.ts";

/** The active store's name in its color; for people with several, the way to another one. */
export function StoreSwitcher() {
  const store = useActiveStore();
  const stores = usePerson()?.stores ?? [];
  const [isOpen, setIsOpen] = useState(false);
  if (store === null) {
    return <span className={classes.store} />;
  }
  const badge = <span className={classes.badge} aria-hidden="true" data-initials={store.initials} />;
  if (stores.length < 2) {
    return (
      <span className={classes.store}>
        {badge}
        <span>{store.name}</span>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classes.store}
        aria-haspopup="dialog"
        aria-label={text("store.switch", { store: store.name })}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {badge}
        <span>{store.name}</span>
        <IconChevronDown size={16} />
      </button>
      {isOpen && (
        <Suspense>
          <StoreChoice
            stores={stores}
            activeId={store.id}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
