import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { singleKinds } from "#common/texting/auto-responses.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { AutoResponseForm } from "./auto-response-form.tsx";
import { kinds } from "./auto-response-values.ts";
import type { Kind } from "./auto-response-values.ts";
import { autoResponsesQuery } from "./settings.queries.ts";
import type { AutoResponse } from "./settings.queries.ts";
import { text } from "./settings-text.ts";

/** One automatic answer: when it goes out, its words, and how they look on a phone. */
export function AutoResponsePage() {
  const { storeId, messageId } = useParams({ from: "/s/$storeId/texting/settings/auto-response/$messageId" });
  const read = useRead(autoResponsesQuery);
  const isNew = messageId === "new";
  const [freshId] = useState(newId);
  const data = read.status === "ready" ? read.data.textAutoResponses : null;
  const responses = data?.responses ?? [];
  const saved = responses.find(({ id }) => id === messageId);
  const free = freeKinds(responses.filter(({ id }) => id !== messageId && id !== freshId));
  const response = isNew ? freshResponse(freshId, free[0] ?? "KEYWORD") : saved;
  return (
    <Page
      title={text(isNew ? "response.newTitle" : "response.title")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/texting/settings/auto-response" params={{ storeId }}>
          {text("response.back")}
        </BackLink>
      }
    >
      <ReadState read={read} />
      {data !== null &&
        (response === undefined ? (
          <EmptyState title={text("response.missing")} text={text("response.missingText")} />
        ) : (
          <AutoResponseForm
            key={response.id}
            response={response}
            kinds={free}
            isNew={isNew}
            hasStoreHours={data.hasStoreHours}
            storeId={storeId}
          />
        ))}
    </Page>
  );
}

/** Those of which a store has one at most are offered once, the most usual first. */
function freeKinds(others: readonly AutoResponse[]): Kind[] {
  const singles = singleKinds.map((kind) => kind.toUpperCase());
  return kinds.filter((kind) => !singles.includes(kind) || others.every((other) => other.kind !== kind));
}

function freshResponse(id: string, kind: Kind): AutoResponse {
  return { id, kind, body: text(`starter.${kind}`), keywords: [], startsOn: null, endsOn: null, isOn: true };
}
