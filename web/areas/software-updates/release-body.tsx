import type { ReactNode } from "react";
import { InlineText } from "./inline-text.tsx";
import { blocksOf } from "./release-parts.ts";
import type { BlockPart } from "./release-parts.ts";
import classes from "./software-updates.module.css";

/** A release note's text. It is drawn piece by piece; nothing in it is ever markup. */
export function ReleaseBody({ body }: { body: string }) {
  return <div className={classes.body}>{blocksOf(body).map(renderBlock)}</div>;
}

function renderBlock(block: BlockPart): ReactNode {
  switch (block.kind) {
    case "heading":
      return (
        <h3 key={block.at}>
          <InlineText parts={block.parts} />
        </h3>
      );
    case "paragraph":
      return (
        <p key={block.at}>
          <InlineText parts={block.parts} />
        </p>
      );
    case "image":
      return <img key={block.at} src={block.src} alt={block.alt} loading="lazy" />;
    case "bullets":
      return <ul key={block.at}>{block.items.map(renderItem)}</ul>;
    case "steps":
      return <ol key={block.at}>{block.items.map(renderItem)}</ol>;
  }
}

function renderItem(item: { at: number; parts: Parameters<typeof InlineText>[0]["parts"] }): ReactNode {
  return (
    <li key={item.at}>
      <InlineText parts={item.parts} />
    </li>
  );
}
