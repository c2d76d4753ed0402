import { IconBuildingStore } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { text } from "./frame-dialogs-text.ts";
import { useSeesAllStores } from "#web/platform/permissions/all-stores.ts";
import type { ReachableStore } from "#web/platform/person/person.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import fieldClasses from "#web/ui/fields/field.module.css";
import classes from "#web/app/shell/header.module.css";

type StoreChoiceProps = { stores: readonly ReachableStore[]; activeId: number; onClose: () => void };

const searchAbove = 8;

export function StoreChoice({ stores, activeId, onClose }: StoreChoiceProps) {
  const [search, setSearch] = useState("");
  const id = useId();
  const seesAllStores = useSeesAllStores();
  const matches = stores.filter(({ name, number }) => isLike(name, search) || number.startsWith(search.trim()));
  return (
    <Dialog title={text("store.title")} size="small" onClose={onClose}>
      {stores.length > searchAbove && (
        <input
          id={id}
          type="search"
          className={fieldClasses.control}
          aria-label={text("store.search")}
          placeholder={text("store.search")}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
          }}
        />
      )}
      {matches.length === 0 && <p>{text("store.none")}</p>}
      <div className={classes.people}>
        {seesAllStores && (
          <Link to="/s/$storeId/stores" params={{ storeId: activeId }} className={classes.choice} onClick={onClose}>
            <IconBuildingStore size={24} aria-hidden="true" />
            <span>
              {text("store.all")}
              <small>{text("store.allText")}</small>
            </span>
          </Link>
        )}
        {matches.map((store) => (
          <Link
            key={store.id}
            to="/s/$storeId/daybook/{-$date}"
            params={{ storeId: store.id }}
            className={classes.choice}
            aria-current={store.id === activeId ? "true" : undefined}
            activeProps={{}}
            onClick={onClose}
          >
            <span className={classes.badge} style={{ "--store": store.color }} aria-hidden="true">
              {store.initials}
            </span>
            <span>
              {store.name}
              <small>{store.number}</small>
            </span>
          </Link>
        ))}
      </div>
    </Dialog>
  );
}

function isLike(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}
