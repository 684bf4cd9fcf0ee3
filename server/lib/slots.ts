/** Runs some pieces of work at a time; the others wait in line. */
export type Slots = { run<Answer>(work: () => Promise<Answer>): Promise<Answer> };

/**
 * A waiting line for work that would otherwise exhaust memory or processor. `size` is asked whenever work begins or ends,
 * and is never less than one.
 */
export function createSlots(size: () => number): Slots {
  const waiting: (() => void)[] = [];
  let busy = 0;

  function begin(): void {
    while (busy < size()) {
      const next = waiting.shift();
      if (!next) return;
      busy += 1;
      next();
    }
  }

  return {
    run: async (work) => {
      await new Promise<void>((resolve) => {
        // At the end of the line: nobody overtakes.
        waiting.push(resolve);
        begin();
      });
      try {
        return await work();
      } finally {
        busy -= 1;
        begin();
      }
    },
  };
}
