/** Whom a release concerns: everybody, the stores of some brand kinds, or companies for which a flag is on. */
export type Audience =
  | { kind: "all" }
  | { kind: "brands"; brandKinds: readonly string[] }
  | { kind: "flag"; flag: string };

export type Release = {
  id: string;
  version: string;
  publishedAt: Date;
  title: string;
  /** A subset of Markdown: headings, paragraphs, lists, bold, italic, code, links and our own images. */
  body: string;
  audience: Audience;
  /** `YYYY-MM-DD`: until then everybody should have the release. Null when nothing presses. */
  requiredBy: string | null;
};

export type Reader = { brandKind: string; flagsOn: readonly string[] };

/** Returns the releases that the reader may see at `now`, newest first. */
export function releasesFor(releases: readonly Release[], reader: Reader, now: Date): Release[] {
  return releases
    .filter((release) => release.publishedAt <= now && concerns(release.audience, reader))
    .toSorted((left, right) => right.publishedAt.getTime() - left.publishedAt.getTime() || compare(left.id, right.id));
}

function concerns(audience: Audience, reader: Reader): boolean {
  switch (audience.kind) {
    case "all":
      return true;
    case "brands":
      return audience.brandKinds.includes(reader.brandKind);
    case "flag":
      return reader.flagsOn.includes(audience.flag);
  }
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

const editableMs = 7 * 24 * 3_600_000;

/** The instant from which feedback given at `givenAt` stays as it is. */
export function feedbackClosesAt(givenAt: Date): Date {
  return new Date(givenAt.getTime() + editableMs);
}

export function isFeedbackOpen(givenAt: Date | null, now: Date): boolean {
  return givenAt === null || now < feedbackClosesAt(givenAt);
}
