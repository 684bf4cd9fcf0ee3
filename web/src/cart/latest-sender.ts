/** Sends values that change often: after a pause, one at a time, and only the latest. */
type LatestSender<T> = {
  /** Queues a value. Resolves once all queued values are sent or discarded: true if the last one was accepted. */
  readonly push: (value: T) => Promise<boolean>;
};

/** `send` resolves to whether the value was accepted and never rejects; `pause` is in milliseconds. */
export function createLatestSender<T>(send: (value: T) => Promise<boolean>, pause: number): LatestSender<T> {
  let next: { readonly value: T } | null = null;
  let working: Promise<boolean> | null = null;

  async function work(): Promise<boolean> {
    let isAccepted = true;
    while (next !== null) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const { value } = next;
      next = null;
      isAccepted = await send(value);
    }
    working = null;
    return isAccepted;
  }

  return {
    push: (value) => {
      next = { value };
      working ??= work();
      return working;
    },
  };
}
