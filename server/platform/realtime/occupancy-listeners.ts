import type { ChannelListener } from "#server/platform/context/realtime.ts";

/** Callbacks for a channel that got its first listener or lost its last. */
export class OccupancyListeners {
  readonly #occupied = new Set<ChannelListener>();
  readonly #vacated = new Set<ChannelListener>();

  onOccupied(listener: ChannelListener): () => void {
    this.#occupied.add(listener);
    return () => this.#occupied.delete(listener);
  }

  onVacated(listener: ChannelListener): () => void {
    this.#vacated.add(listener);
    return () => this.#vacated.delete(listener);
  }

  async reportOccupied(channel: string): Promise<void> {
    await Promise.all([...this.#occupied].map(async (listener) => listener(channel)));
  }

  async reportVacated(channel: string): Promise<void> {
    await Promise.all([...this.#vacated].map(async (listener) => listener(channel)));
  }
}
