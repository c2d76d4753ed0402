import { IconClockPause } from "@tabler/icons-react";
import { useNow } from "#web/platform/use-now.ts";
import classes from "./bookkeeping.module.css";
import { text } from "./bookkeeping-text.ts";
import type { BooksConnection } from "./use-books-change.ts";

/** The service asked to slow down: until when, and that nobody has to do anything. */
export function PausedNote({ connection: { name, books } }: { connection: BooksConnection }) {
  const until = books.settings?.pausedUntil ?? null;
  return until !== null && <Countdown name={name} until={until} />;
}

function Countdown({ name, until }: { name: string; until: string }) {
  const now = useNow(1000);
  const count = Math.ceil((new Date(until).getTime() - now.getTime()) / 1000);
  return (
    count > 0 && (
      <section className={classes.paused}>
        <IconClockPause size={22} aria-hidden="true" />
        <div>
          <h2>{text("paused.title", { count })}</h2>
          <p>{text("paused.text", { name })}</p>
        </div>
      </section>
    )
  );
}
