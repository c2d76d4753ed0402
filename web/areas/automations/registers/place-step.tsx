import { useState } from "react";
import classes from "#web/areas/automations/connection/steps.module.css";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import { connectRegisterPlaceMutation, registerPlacesQuery } from "./registers.queries.ts";
import type { Place, Register } from "./registers.queries.ts";
import { text } from "./register-text.ts";
import { useRegisterChange } from "./use-register-change.ts";
import type { RegisterConnection } from "./use-register-change.ts";

type PlaceStepProps = { connection: RegisterConnection; onDone: () => void };

/** Which of the account's locations this store is. With one that has the store's name it is chosen beforehand. */
export function PlaceStep({ connection, onDone }: PlaceStepProps) {
  const { id, name, store } = connection;
  const read = useRead(registerPlacesQuery, { variables: { id } });
  const places = read.status === "ready" ? read.data.registerPlaces : [];
  return (
    <section className={classes.step} aria-labelledby="place-title">
      <div>
        <h2 id="place-title">{text("place.title", { store })}</h2>
        <p className={classes.soft}>{text("place.text", { store })}</p>
      </div>
      <ReadState read={read} />
      {read.status === "ready" && places.length === 0 && (
        <EmptyState title={text("place.none")} text={text("place.noneText", { name })} />
      )}
      {places.length > 0 && <Choice connection={connection} places={places} onDone={onDone} />}
    </section>
  );
}

type Goods = NonNullable<Register["connection"]>["goods"];

function Choice({ connection, places, onDone }: PlaceStepProps & { places: readonly Place[] }) {
  const { id, store, register } = connection;
  const [connect, isConnecting] = useRegisterChange(connectRegisterPlaceMutation);
  const [placeId, setPlaceId] = useState(() => firstChoice(places, { store, held: register.integration.placeId }));
  const [goods, setGoods] = useState<Goods>(register.connection?.goods ?? "USED");
  const place = places.find((each) => each.id === placeId);
  const start = async () => {
    if (
      place !== undefined &&
      (await connect({ id, placeId: place.id, goods }, text("place.done", { store, place: place.name })))
    ) {
      onDone();
    }
  };
  return (
    <>
      <fieldset className={classes.choices}>
        <legend>
          <Unseen>{text("place.title", { store })}</Unseen>
        </legend>
        {places.map((each) => (
          <label key={each.id}>
            <input
              type="radio"
              name="place"
              checked={each.id === placeId}
              disabled={each.problem !== null}
              onChange={() => setPlaceId(each.id)}
            />
            <span>
              <b>{each.name}</b> {each.address}
            </span>
            <small>{each.problem ?? (isSameName(each.name, store) ? text("place.same") : "")}</small>
          </label>
        ))}
      </fieldset>
      <div>
        <h3>{text("goods.title")}</h3>
        <p className={classes.soft}>{text("goods.text")}</p>
      </div>
      <fieldset className={classNames(classes.choices, classes.side)}>
        <legend>
          <Unseen>{text("goods.title")}</Unseen>
        </legend>
        {(["USED", "NEW"] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="goods" checked={goods === each} onChange={() => setGoods(each)} />
            {text(`goods.${each}`)}
          </label>
        ))}
      </fieldset>
      <div>
        <Button kind="primary" disabled={place === undefined} isBusy={isConnecting} onClick={() => void start()}>
          {place === undefined ? text("place.doNone") : text("place.do", { place: place.name })}
        </Button>
      </div>
    </>
  );
}

function firstChoice(places: readonly Place[], { store, held }: { store: string; held: string | null }): string | null {
  const free = places.filter(({ problem }) => problem === null);
  const same = free.find(({ id }) => id === held) ?? free.find(({ name }) => isSameName(name, store));
  return same?.id ?? (free.length === 1 ? (free[0]?.id ?? null) : null);
}

function isSameName(name: string, store: string): boolean {
  return name.trim().toLowerCase() === store.trim().toLowerCase();
}
