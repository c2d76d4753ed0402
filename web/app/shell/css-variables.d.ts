import "react";

declare module "react" {
  // Our own measures and colours travel to the style sheets as custom properties.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
