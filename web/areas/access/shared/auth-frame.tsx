import type { ReactNode } from "react";
import { productName } from "#web/platform/product-name.ts";
import { Logo } from "#web/ui/figures/logo.tsx";
import classes from "./auth-frame.module.css";

type AuthFrameProps = { title: string; children: ReactNode; aside?: ReactNode };

/** The sheet that signing in, forgetting and choosing a password stand on. */
export function AuthFrame({ title, children, aside }: AuthFrameProps) {
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <div className={classes.brand}>
          <Logo size={44} />
          <span>{productName}</span>
        </div>
        <section className={classes.sheet} aria-labelledby="auth-title">
          <h1 id="auth-title">{title}</h1>
          {children}
        </section>
        {aside}
      </div>
    </main>
  );
}
