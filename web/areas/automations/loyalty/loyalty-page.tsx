import { IconHourglass } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { Problem, Problems } from "#web/areas/automations/connection/problem.tsx";
import { ConnectionBadges, ConnectionFrame } from "#web/areas/automations/connection/connection-frame.tsx";
import connectionClasses from "#web/areas/automations/connection/connection.module.css";
import { SignInButton } from "#web/areas/automations/connection/sign-in-button.tsx";
import { OutageProblem } from "#web/areas/automations/service-outage.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ActiveLoyalty, LoyaltyActions } from "./active-loyalty.tsx";
import { ConnectLoyalty } from "./connect-loyalty.tsx";
import { LoyaltyPlaceStep } from "./loyalty-place-step.tsx";
import { lookForLoyaltyProgramMutation, loyaltyQuery } from "./loyalty.queries.ts";
import type { Loyalty } from "./loyalty.queries.ts";
import { text } from "./loyalty-text.ts";
import { RatesForm } from "./rates-form.tsx";
import { useLoyaltyChange } from "./use-loyalty-change.ts";
import type { LoyaltyConnection } from "./use-loyalty-change.ts";

/** A store's points: signing in, what a point costs, and what became of each transaction from then on. */
export function LoyaltyPage() {
  const { integration: id } = useParams({ from: "/s/$storeId/settings/automations/loyalty/$integration" });
  const store = useActiveStore()?.name ?? "";
  const [isChoosing, setChoosing] = useState(false);
  const read = useRead(loyaltyQuery, { variables: { id }, live: ["Integration"] });
  const connection = connectionOf(read.status === "ready" ? read.data.loyalty : null, { id, store });
  return (
    <ConnectionFrame
      title={connection?.name ?? text("title")}
      service={{ id, need: "loyalty" }}
      badges={connection !== null && <Badges connection={connection} />}
      actions={
        connection !== null &&
        connection.loyalty.integration.connectedAt !== null && (
          <LoyaltyActions connection={connection} onChangePlace={() => setChoosing(true)} />
        )
      }
      read={read}
    >
      {connection && (
        <>
          <Trouble connection={connection} />
          <View connection={connection} isChoosing={isChoosing} onChosen={() => setChoosing(false)} />
        </>
      )}
    </ConnectionFrame>
  );
}

function connectionOf(loyalty: Loyalty | null, { id, store }: { id: string; store: string }): LoyaltyConnection | null {
  return loyalty === null ? null : { id, name: loyalty.integration.name, store, loyalty };
}

function Badges({ connection: { name, store, loyalty } }: { connection: LoyaltyConnection }) {
  return <ConnectionBadges integration={loyalty.integration} names={text("between", { store, name })} />;
}

type SetupProps = { connection: LoyaltyConnection; isChoosing: boolean; onChosen: () => void };

function View({ connection, isChoosing, onChosen }: SetupProps) {
  return connection.loyalty.integration.activatedAt !== null && !isChoosing ? (
    <ActiveLoyalty connection={connection} />
  ) : (
    <Setup connection={connection} isChoosing={isChoosing} onChosen={onChosen} />
  );
}

/** One step at a time: sign in, wait for the account, choose the location, say what a point costs. */
function Setup({ connection, isChoosing, onChosen }: SetupProps) {
  const { isHouse, integration } = connection.loyalty;
  if (isHouse) {
    return <RatesForm connection={connection} />;
  }
  if (integration.connectedAt === null) {
    return <ConnectLoyalty connection={connection} />;
  }
  if (integration.placeId === null || isChoosing) {
    return <LoyaltyPlaceStep connection={connection} onDone={onChosen} />;
  }
  return integration.connectingUntil === null ? <RatesForm connection={connection} /> : <Waiting {...connection} />;
}

function Waiting({ name }: LoyaltyConnection) {
  return (
    <section className={connectionClasses.connect} aria-labelledby="loyalty-connecting">
      <IconHourglass size={32} aria-hidden="true" />
      <h2 id="loyalty-connecting">{text("connecting.title", { name })}</h2>
      <p>{text("connecting.text")}</p>
    </section>
  );
}

/** No points go out: why, and the one thing to do about it. */
function Trouble({ connection: { id, name, loyalty } }: { connection: LoyaltyConnection }) {
  const { state, connectedAt, needsAction } = loyalty.integration;
  const [look, isLooking] = useLoyaltyChange(lookForLoyaltyProgramMutation);
  if (state !== "ERROR" || connectedAt === null) {
    return null;
  }
  const isPlan = needsAction === "CHANGE_PLAN";
  return (
    <Problems label={text("problem.label")}>
      <OutageProblem integration={loyalty.integration} />
      {needsAction !== null && (
        <Problem
          title={text(`problem.${needsAction}`, { name })}
          actions={
            <>
              {isPlan && (
                <Button isBusy={isLooking} onClick={() => void look({ id }, text("problem.looked"))}>
                  {text("problem.look")}
                </Button>
              )}
              {needsAction === "SIGN_IN" && <SignInButton id={id}>{text("connect.again")}</SignInButton>}
            </>
          }
        >
          <p>{text(isPlan ? "problem.planText" : "problem.text", { name })}</p>
        </Problem>
      )}
    </Problems>
  );
}
