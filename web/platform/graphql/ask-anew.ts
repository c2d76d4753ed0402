/** What Apollo's queries have in common, whatever they read. */
export type Question = { getCurrentResult(): { loading: boolean }; refetch(): Promise<unknown> };

/**
 * Asks the server again because something has changed. What is on its way already was asked for before the change, and
 * Apollo gives its answer for this question too: then it is asked once more when that has come.
 */
export async function askAnew(query: Question): Promise<void> {
  const isOnItsWay = query.getCurrentResult().loading;
  if (isOnItsWay) {
    // Its failure is its own; the next question may do better.
    await query.refetch().catch(() => undefined);
  }
  await query.refetch();
}
