/** Runs at most `size` pieces of work at a time; the others wait in line. */
export type Slots = { run<Answer>(work: () => Promise<Answer>): Promise<Answer> };

/** A waiting line for work that would otherwise exhaust memory or processor. */
export function createSlots(size: number): Slots {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return {
    run: async (work) => {
      if (busy >= size) await new Promise<void>((resolve) => waiting.push(resolve));
      else busy += 1;
      try {
        return await work();
      } finally {
        // The place goes straight to the next in line, so nobody overtakes.
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}

/** Password hashes at a time in this process: each takes 19 MiB and a processor. */
export const hashSlots = createSlots(2);
