import { lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { loadChunk } from "#web/platform/lazy-with-timeout.ts";

/** The page's own type is left out on purpose: it follows from the types of all routes, which would then follow from it. */
type LazyPage = ReturnType<typeof lazyRouteComponent<{ Page: ComponentType }, "Page">>;

/** A page that is loaded when it is first needed, or when the pointer comes near its link. */
export function lazyPage<Module extends object>(load: () => Promise<Module>, name: keyof Module & string): LazyPage {
  return lazyRouteComponent(async () => ({ Page: pageOf(await loadChunk(load), name) }), "Page");
}

function pageOf(module: object, name: string): ComponentType {
  const page: unknown = Reflect.get(module, name);
  if (!isComponent(page)) {
    throw new TypeError(`${name} is no page`);
  }
  return page;
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === "function";
}
