import { StartupFailure } from "#server/platform/config/startup-failure.ts";

/** The database is not one we can run on; the message is a sentence for the person who started the program. */
export class UnsuitableDatabase extends StartupFailure {}
