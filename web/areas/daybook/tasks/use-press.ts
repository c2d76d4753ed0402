import { useState } from "react";

type Press = { isOn: boolean; press: (change: () => Promise<void>, options: { isSure: boolean }) => void };

/**
 * A box that turns with the press, before its record has changed; it follows the record again as soon as that has caught
 * up, or the change is over without it. One that is not sure, as a person has to say who they are first, waits.
 */
export function usePress(isRecordOn: boolean): Press {
  const [pressed, setPressed] = useState<boolean | null>(null);
  if (pressed === isRecordOn) {
    setPressed(null);
  }
  const isOn = pressed ?? isRecordOn;
  return {
    isOn,
    press(change, { isSure }) {
      setPressed(isSure ? !isOn : null);
      void change().finally(() => {
        setPressed(null);
      });
    },
  };
}
