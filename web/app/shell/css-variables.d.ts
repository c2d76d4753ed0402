import "react";

declare module "react" {
  // Our own measures and colors travel to the style sheets as custom properties.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
