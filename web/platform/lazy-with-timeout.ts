import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import { deferred } from "#common/deferred.ts";

/** Longest wait for a part of the program. */
const chunkTimeoutMs = 120_000;

/** A chunk of the program did not load. The page offers to reload. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** Like React's `lazy` for a named component, failing with a ChunkLoadError when it fails or takes over 120 s. */
export function lazyWithTimeout<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadChunk(load) }));
}

/** Loads a chunk for a router that does its own lazy loading. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  const late = deferred<never>();
  const timer = setTimeout(() => {
    late.reject(new ChunkLoadError(`A part did not load within ${chunkTimeoutMs / 1000} s`));
  }, chunkTimeoutMs);
  try {
    return await Promise.race([load(), late.promise]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError("A part did not load", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
