/**
 * A store with 50,000 threads and 600,000 texts, asked what its inbox asks, each beside the same question in raw `pg`.
 * Prints one line of JSON. `node bench/texting.ts [rounds] [url of an empty PostgreSQL database]`
 */
import { aStore } from "#tests/kit/a-till.ts";
import { askQuestions, onServedProgram } from "./asked-store.ts";
import { textingQuestions } from "./texting-questions.ts";
import { fillTextingStore } from "./texting-store.ts";

const rounds = Number(process.argv[2] ?? 60);

await onServedProgram(process.argv[3], async (program, address) => {
  const store = await aStore(program.owner);
  await fillTextingStore(program.owner, store);
  const [newest] = (
    await program.owner.query<{ id: string }>(
      "select id from texting_threads where store_id = $1 order by placed_at desc limit 1",
      [store.id],
    )
  ).rows;
  const questions = textingQuestions(store, newest?.id ?? "");
  const results = await askQuestions(program, store, { address, rounds, questions });
  process.stdout.write(`${JSON.stringify({ bench: "texting", questions: results })}\n`);
});
