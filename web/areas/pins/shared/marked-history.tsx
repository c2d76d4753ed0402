import { useState } from "react";
import { PersonHistory } from "#web/areas/history/shared/person-history.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { text } from "#web/areas/pins/odd-use/odd-use-text.ts";
import { personOddUseQuery } from "#web/areas/pins/odd-use/odd-use.queries.ts";

/** What one person did, with what is worth a look marked among it. It is looked for once a person reads. */
export function MarkedHistory({ employeeId, name }: { employeeId: string; name: string }) {
  const [isRead, setIsRead] = useState(false);
  const odd = useRead(personOddUseQuery, { variables: { employeeId }, isPaused: !isRead });
  const oddUses = odd.status === "ready" ? odd.data.oddUse : [];
  const marks = oddUses.flatMap(({ kind, events }) =>
    events.map((event) => ({
      ...event,
      why: text(`kind.${kind}`),
      words: event.name === "employee.confirmed" ? text("pinGiven") : null,
    })),
  );
  return <PersonHistory employeeId={employeeId} name={name} marks={marks} onOpen={() => setIsRead(true)} />;
}
