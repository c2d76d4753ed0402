/** Widths and heights a dialog has on a desktop; on phones it fills the screen. */
export const dialogWidths = {
  huge: "90vw",
  large: "1100px",
  medium: "800px",
  small: "500px",
  xsmall: "400px",
} as const;

export const dialogHeights = {
  xsmall: "260px",
  small: "360px",
  medium: "560px",
  large: "760px",
  huge: "90vh",
} as const;

export type DialogSize = keyof typeof dialogWidths;
export type DialogHeight = keyof typeof dialogHeights;
