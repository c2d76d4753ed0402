import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useRunRefresh } from "#web/areas/automations/runs/use-run-refresh.ts";
import { Problem, Problems } from "#web/areas/automations/connection/problem.tsx";
import { ConnectionBadges, ConnectionFrame } from "#web/areas/automations/connection/connection-frame.tsx";
import { SignInButton } from "#web/areas/automations/connection/sign-in-button.tsx";
import { OutageProblem } from "#web/areas/automations/service-outage.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ActiveRegister, RegisterActions } from "./active-register.tsx";
import { ConnectRegister } from "./connect-register.tsx";
import { PlaceStep } from "./place-step.tsx";
import { registerQuery } from "./registers.queries.ts";
import { text } from "./register-text.ts";
import type { RegisterConnection } from "./use-register-change.ts";

/** A store's register service: signing in, its location, and how its sales come in from then on. */
export function RegisterPage() {
  const { integration: id } = useParams({ from: "/s/$storeId/settings/automations/registers/$integration" });
  const store = useActiveStore()?.name ?? "";
  const [isChoosing, setChoosing] = useState(false);
  const read = useRead(registerQuery, { variables: { id }, live: ["Integration", "daily-report"] });
  const connection = connectionOf(read.status === "ready" ? read.data.registerService : null, { id, store });
  useRunRefresh(isFilling(connection), read.again);
  const isActive = connection !== null && isActivated(connection);
  return (
    <ConnectionFrame
      title={connection?.name ?? text("title")}
      service={{ id, need: "registers" }}
      badges={connection !== null && <Badges connection={connection} />}
      actions={isActive && <RegisterActions connection={connection} onChangePlace={() => setChoosing(true)} />}
      read={read}
    >
      {connection && (
        <>
          <Trouble connection={connection} />
          <View connection={connection} isChoosing={isChoosing || !isActive} onDone={() => setChoosing(false)} />
        </>
      )}
    </ConnectionFrame>
  );
}

function connectionOf(
  register: RegisterConnection["register"] | null,
  { id, store }: { id: string; store: string },
): RegisterConnection | null {
  return register === null ? null : { id, name: register.integration.name, store, register };
}

function isFilling(connection: RegisterConnection | null): boolean {
  return connection?.register.backfill?.state === "RUNNING";
}

function Badges({ connection: { name, store, register } }: { connection: RegisterConnection }) {
  return <ConnectionBadges integration={register.integration} names={text("between", { store, name })} />;
}

function isActivated({ register }: RegisterConnection): boolean {
  return register.connection !== null && register.integration.activatedAt !== null;
}

type ViewProps = { connection: RegisterConnection; isChoosing: boolean; onDone: () => void };

function View({ connection, isChoosing, onDone }: ViewProps) {
  if (connection.register.integration.connectedAt === null) {
    return <ConnectRegister connection={connection} />;
  }
  return isChoosing ? (
    <PlaceStep connection={connection} onDone={onDone} />
  ) : (
    <ActiveRegister connection={connection} />
  );
}

/** Nothing comes in: why, and the one thing to do about it. */
function Trouble({ connection: { id, name, register } }: { connection: RegisterConnection }) {
  const { state, connectedAt, needsAction } = register.integration;
  if (state !== "ERROR" || connectedAt === null) {
    return null;
  }
  return (
    <Problems label={text("problem.label")}>
      <OutageProblem integration={register.integration} />
      {needsAction !== null && (
        <Problem
          title={text(`problem.${needsAction}`, { name })}
          actions={<SignInButton id={id}>{text("connect.again")}</SignInButton>}
        >
          <p>{text("problem.text")}</p>
        </Problem>
      )}
    </Problems>
  );
}
