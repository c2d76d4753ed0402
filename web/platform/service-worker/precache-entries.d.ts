/** Put in by `tools/web-build/service-worker-build.ts` when the worker is built. */
interface ImportMetaEnv {
  readonly PRECACHE_ENTRIES: { url: string; revision: string | null }[];
}
