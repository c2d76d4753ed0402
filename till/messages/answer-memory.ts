/** The answers a till gave in the last 24 h, on disk, so that a repeated request takes effect once. */
import { appendFile } from "node:fs/promises";
import { z } from "zod";
import { posAnswer, posAnswerKeptMs, type PosAnswer } from "#common/pos/pos-messages.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";

const kept = z.object({ atMs: z.number(), answer: posAnswer });

export type AnswerMemory = {
  /** The first answer to this id; `act` runs only when there was none. */
  once(id: string, act: () => Promise<PosAnswer>): Promise<PosAnswer>;
};

export async function answerMemory(path: string, now: () => Date): Promise<AnswerMemory> {
  const answers = await readKept(path, now().getTime());
  const underWay = new Map<string, Promise<PosAnswer>>();
  await writeAtomic(path, [...answers.values()].map((entry) => `${JSON.stringify(entry)}\n`).join(""));

  async function first(id: string, act: () => Promise<PosAnswer>): Promise<PosAnswer> {
    const answer = await act();
    const entry = { atMs: now().getTime(), answer };
    await appendFile(path, `${JSON.stringify(entry)}\n`);
    answers.set(id, entry);
    return answer;
  }

  return {
    async once(id, act) {
      const oldestMs = now().getTime() - posAnswerKeptMs;
      for (const [oldId, entry] of answers) {
        if (entry.atMs >= oldestMs) {
          break;
        }
        answers.delete(oldId);
      }
      const previous = answers.get(id)?.answer ?? underWay.get(id);
      if (previous) {
        return previous;
      }
      const running = first(id, act).finally(() => underWay.delete(id));
      underWay.set(id, running);
      return running;
    },
  };
}

async function readKept(path: string, nowMs: number): Promise<Map<string, z.infer<typeof kept>>> {
  const answers = new Map<string, z.infer<typeof kept>>();
  for (const line of ((await readIfThere(path)) ?? "").split("\n")) {
    const entry = parseLine(line);
    if (entry && entry.atMs >= nowMs - posAnswerKeptMs) {
      answers.set(entry.answer.id, entry);
    }
  }
  return answers;
}

/** Null for the torn last line of a till that was killed while it wrote. */
function parseLine(line: string): z.infer<typeof kept> | null {
  try {
    return kept.parse(JSON.parse(line));
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}
