import { IconDownload } from "@tabler/icons-react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { computerAtHand } from "./computer-at-hand.ts";
import { registerProgramsQuery } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

const computers = ["win-x64", "darwin-arm64", "linux-x64", "linux-arm64"] as const;

/** The register's program for download, the one for the computer at hand first. Nothing where the server offers none. */
export function RegisterProgramCard() {
  const read = useRead(registerProgramsQuery);
  const programs = read.status === "ready" ? read.data.registerPrograms : [];
  const atHand = computerAtHand(window.navigator);
  const offered = computers
    .toSorted((left, right) => Number(right === atHand) - Number(left === atHand))
    .flatMap((computer) =>
      programs.filter(({ platform }) => platform === computer).map((about) => ({ ...about, computer })),
    );
  if (offered.length === 0) {
    return null;
  }
  return (
    <Card title={text("program.title")} hasPadding={false}>
      <p className={classes.lead}>{text("program.text")}</p>
      {offered.map(({ computer, version, bytes, path }) => (
        <div key={computer} className={classes.line}>
          <div>
            <strong>
              {text(`program.${computer}`)}
              {computer === atHand && <Badge tone="accent">{text("program.atHand")}</Badge>}
            </strong>
            <small>{text("program.about", { version, size: Math.round(bytes / 1_000_000) })}</small>
          </div>
          <a
            className={classes.download}
            href={path}
            download
            aria-label={text("program.downloadFor", { computer: text(`program.${computer}`) })}
          >
            <IconDownload size={18} aria-hidden />
            {text("program.download")}
          </a>
        </div>
      ))}
    </Card>
  );
}
