import type { FastifyInstance } from "fastify";

/** Lets the routes of this scope take what a form posts: a record of texts. Of a field that comes twice the last counts. */
export function takesForms(scoped: FastifyInstance): void {
  scoped.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, text: string, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
  );
}
