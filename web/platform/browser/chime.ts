import { keep, readKept } from "./kept.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { createSignal } from "#web/ui/signal.ts";

/** Whether this device chimes when a customer gets in line or orders. */
export const chimes = createSignal(readKept("chime") !== "off");

export function switchChimes(isOn: boolean): void {
  keep("chime", isOn ? null : "off");
  chimes.set(isOn);
}

/** The two notes of a door bell, in hertz. */
const notes = [784, 587];
const noteSeconds = 0.35;

/** A browser that was not touched yet plays nothing, and a person who just opened the page sees the number anyway. */
export function playChime(): void {
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
