import { useEffect, useRef } from "react";
import { keep, readKept } from "#web/platform/browser/kept.ts";
import { logProblem } from "#web/platform/log/log.ts";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import type { BuyDesk } from "./home.queries.ts";

const chimes = createSignal(readKept("chime") !== "off");

/** Whether this device chimes when a seller gets in line. */
export function useChimeSwitch(): [isOn: boolean, set: (isOn: boolean) => void] {
  const set = (isOn: boolean) => {
    keep("chime", isOn ? null : "off");
    chimes.set(isOn);
  };
  return [useSignal(chimes), set];
}

/** Chimes when more sellers are in line than before. */
export function useChime(read: Read<{ buyDesk: Pick<BuyDesk, "requestCount"> }>): void {
  const count = read.status === "ready" ? read.data.buyDesk.requestCount : null;
  const before = useRef<number | null>(null);
  useEffect(
    function chimeForNewcomers() {
      const isMore = before.current !== null && count !== null && count > before.current;
      before.current = count;
      if (isMore && chimes.get()) {
        playChime();
      }
    },
    [count],
  );
}

/** The two notes of a door bell, in hertz. */
const notes = [784, 587];
const noteSeconds = 0.35;

/** A browser that was not touched yet plays nothing, and a person who just opened the page sees the number anyway. */
function playChime(): void {
  try {
    const audio = new AudioContext();
    for (const [index, frequency] of notes.entries()) {
      const start = audio.currentTime + index * noteSeconds * 0.6;
      const tone = new OscillatorNode(audio, { frequency });
      const volume = new GainNode(audio, { gain: 0.15 });
      volume.gain.setTargetAtTime(0, start, noteSeconds / 3);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + noteSeconds * 2);
      tone.addEventListener("ended", () => void (index === notes.length - 1 && audio.close()));
    }
  } catch (error) {
    logProblem("The chime could not be played", error);
  }
}
