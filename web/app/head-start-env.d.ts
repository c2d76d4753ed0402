/** Put in by `tools/web-build/head-start-build.ts` when the page is built. */
interface ImportMetaEnv {
  readonly HEAD_START: {
    /** Files of the sign-in page, of the frame around every page, and of the day. */
    login: readonly string[];
    application: readonly string[];
    shell: readonly string[];
    daybook: readonly string[];
    /** Of the day's registered queries, by their names. */
    hashes: Readonly<Record<string, string>>;
  };
}
