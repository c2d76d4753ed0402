import { useId } from "react";
import { text } from "./detail-text.ts";
import type { OrderPageData } from "./detail.queries.ts";
import classes from "./shelf.module.css";

type ShelfChoiceProps = {
  shelves: OrderPageData["shelves"];
  /** Empty for no shelf at all. */
  value: string;
  onChange: (shelf: string) => void;
};

const longestName = 20;

/** Where a bagged order waits: the store's shelves with what waits there, or any other words. */
export function ShelfChoice({ shelves, value, onChange }: ShelfChoiceProps) {
  const id = useId();
  const isListed = shelves.some(({ name }) => name === value);
  return (
    <fieldset className={classes.choice}>
      <legend>{text("shelf.ask")}</legend>
      {shelves.map(({ name, orders }) => (
        <label key={name} data-taken={orders.length > 0 || undefined}>
          <input
            type="radio"
            name={id}
            className={classes.radio}
            checked={value === name}
            onChange={() => onChange(name)}
          />
          <b>{name}</b> <small>{orders.length === 0 ? text("shelf.free") : orders.slice(0, 2).join(", ")}</small>
        </label>
      ))}
      <input
        type="text"
        className={classes.other}
        aria-label={text("shelf.other")}
        placeholder={text("shelf.other")}
        maxLength={longestName}
        autoComplete="off"
        value={isListed ? "" : value}
        onChange={(event) => onChange(event.target.value)}
      />
    </fieldset>
  );
}

/** The first shelf on which nothing waits; empty where each is taken, or the store has none. */
export function freeShelf(shelves: OrderPageData["shelves"]): string {
  return shelves.find(({ orders }) => orders.length === 0)?.name ?? "";
}
