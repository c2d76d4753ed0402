/** What the card and the page say of the report as a whole. */
export function mailState({ isOn, error }: { isOn: boolean; error: string | null }): "on" | "off" | "error" {
  if (!isOn) {
    return "off";
  }
  return error === null ? "on" : "error";
}

export const stateTones = { on: "good", off: "neutral", error: "bad" } as const;
