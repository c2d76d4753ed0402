import type { InlinePart } from "./release-parts.ts";

export function InlineText({ parts }: { parts: readonly InlinePart[] }) {
  return parts.map((part) => {
    switch (part.kind) {
      case "text":
        return part.text;
      case "code":
        return <code key={part.at}>{part.text}</code>;
      case "strong":
        return (
          <strong key={part.at}>
            <InlineText parts={part.parts} />
          </strong>
        );
      case "emphasis":
        return (
          <em key={part.at}>
            <InlineText parts={part.parts} />
          </em>
        );
      case "link":
        return (
          <a key={part.at} href={part.href} target="_blank" rel="noreferrer noopener">
            <InlineText parts={part.parts} />
          </a>
        );
    }
  });
}
