import { IconSpeakerphone } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { formatDayOfMonth } from "#common/date-format.ts";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import { LinkedText } from "./linked-text.tsx";
import classes from "./notes.module.css";

/** What everybody must know between two dates, on top of each of these days and on none after. */
export function Announcements({ day }: { day: DaybookDay }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const shown = day.notes.filter((note) => note.isAnnouncement);
  if (shown.length === 0) {
    return null;
  }
  return (
    <ul className={classes.announcements} aria-label={text("announcements.label")}>
      {shown.map((note) => {
        const until = text("announcements.until", { date: formatDayOfMonth(note.pinnedUntil ?? note.date) });
        return (
          <li key={note.id}>
            <IconSpeakerphone size={18} aria-hidden="true" />
            <p>
              <LinkedText body={note.body} />
            </p>
            <Link
              to="/s/$storeId/daybook/note/$noteId"
              params={{ storeId, noteId: note.id }}
              search={{ date: day.date === day.today ? undefined : day.date }}
              // Starts with what the link shows, so that the person who speaks to the screen can say what they read.
              aria-label={`${until}: ${text("note.open", { name: note.author.firstName })}`}
            >
              {until}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
