import { Link } from "@tanstack/react-router";
import { ViewLinks } from "#web/ui/controls/view-links.tsx";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

type Section = "number" | "templates" | "responses";

const sections = [
  { id: "number", to: "/s/$storeId/texting/settings/number" },
  { id: "templates", to: "/s/$storeId/texting/settings/template" },
  { id: "responses", to: "/s/$storeId/texting/settings/auto-response" },
] as const;

/** The pages of a store's texting settings, and which one this is. */
export function TextingSections({ storeId, shown }: { storeId: number; shown: Section }) {
  return (
    <div className={classes.sections}>
      <ViewLinks label={text("sections")}>
        {sections.map(({ id, to }) => (
          <Link key={id} to={to} params={{ storeId }} aria-current={id === shown ? "page" : undefined}>
            {text(`section.${id}`)}
          </Link>
        ))}
      </ViewLinks>
    </div>
  );
}
