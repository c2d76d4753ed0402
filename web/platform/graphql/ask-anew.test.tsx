import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, seenRequests } from "#tests/kit/web-app.tsx";
import { settings } from "#tests/kit/web-questions.ts";
import { askAnew } from "./ask-anew.ts";
import { createGraphqlClient } from "./graphql-client.ts";

const network = fakeNetwork();

test("a change that is told while an older answer is on its way is asked for once more", async () => {
  let idleSeconds = 90;
  const teamSettings = () => {
    idleSeconds += 1;
    return { data: { teamSettings: { __typename: "TeamSettings", idleSeconds } } };
  };
  network.answer(...answersOf(ana, { TeamSettings: teamSettings }));
  const client = createGraphqlClient();
  const watched = client.watchQuery({ query: settings });
  const shown = watched.subscribe(() => undefined);
  await Promise.all([askAnew(watched), askAnew(watched)]);
  expect(seenRequests).toHaveLength(2);
  expect(watched.getCurrentResult().data).toMatchObject({ teamSettings: { idleSeconds: 92 } });
  await askAnew(watched);
  expect(seenRequests).toHaveLength(3);
  shown.unsubscribe();
});
