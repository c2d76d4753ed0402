import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { text } from "./campaigns-text.ts";
import type { Campaign } from "./campaigns.queries.ts";

type BadgesProps = { campaign: Pick<Campaign, "status" | "caption" | "tags" | "version"> };

const tones: Readonly<Record<Campaign["tags"][number], Tone>> = {
  ENDED: "neutral",
  EARNABLE: "accent",
  REDEEMABLE: "good",
  MANUAL: "neutral",
};

/** How a campaign stands: its status, the caption beside it, and its tags. */
export function CampaignBadges({ campaign: { status, caption, tags, version } }: BadgesProps) {
  return (
    <>
      <Badge tone={status === "ACTIVE" ? "accent" : "neutral"}>{text(`status.${status}`)}</Badge>
      {caption !== null && <Badge>{caption}</Badge>}
      {tags
        .filter((tag) => tag !== "ENDED")
        .map((tag) => (
          <Badge key={tag} tone={tones[tag]}>
            {text(`tag.${tag}`)}
          </Badge>
        ))}
      {version > 1 && <Badge>{text("version", { version })}</Badge>}
    </>
  );
}
