import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { carrierServices } from "./a-carrier.ts";
import type { CarrierServices } from "./a-carrier.ts";

/** The program beside a simulated carrier that goes by the same clock. Stop both with `stop`. */
export async function carrierProgram(
  now: Date,
): Promise<{ program: TestProgram; carrier: CarrierServices; stop: () => Promise<void> }> {
  const clock = { now: () => now };
  const carrier = await carrierServices(() => clock.now());
  const program = await testProgram({ services: carrier.services });
  clock.now = () => program.clock.now;
  carrier.carrier.mostPerSecond = 1_000_000;
  const stop = async () => {
    await program.stop();
    await carrier.stop();
  };
  return { program, carrier, stop };
}
