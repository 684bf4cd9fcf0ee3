import { FairQueue } from './fair-queue.ts';

/** The queue is full. Callers may retry a little later. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** The caller of a piece of work. */
type Caller = {
  /** Key by which callers take turns. */
  readonly from: string;
  /** Takes precedence over other callers, in a separate queue. */
  readonly isPreferred?: boolean;
};

/** Runs a limited number of pieces of work at a time and queues the others. */
export type Slots = {
  /** @throws {BusyError} if the queue is full of calls of the same priority. */
  run<Answer>(caller: Caller, work: () => Promise<Answer>): Promise<Answer>;
};

/** Limits for running and waiting work. */
export type SlotOptions = {
  /** Maximum number of running pieces of work; evaluated whenever work starts or ends, at least one. */
  readonly size: () => number;
  /** Maximum number of running pieces of work per caller. */
  readonly sizeOfOne?: number;
  /** Length of the queue, and of that of preferred callers. */
  readonly line: number;
};

/** A bounded queue, fair by caller, for work that could otherwise exhaust memory or CPU. */
export function createSlots({ size, sizeOfOne = Infinity, line }: SlotOptions): Slots {
  const [preferred, others] = [new FairQueue(line), new FairQueue(line)];
  const underWay = new Map<string, number>();
  let busy = 0;

  const mayBegin = (from: string) => (underWay.get(from) ?? 0) < sizeOfOne;
  const lineOf = ({ isPreferred }: Caller) => (isPreferred ? preferred : others);

  function begin(): void {
    while (busy < size()) {
      const next = preferred.take(mayBegin) ?? others.take(mayBegin);
      if (!next) return;
      busy += 1;
      underWay.set(next.from, (underWay.get(next.from) ?? 0) + 1);
      next.begin();
    }
  }

  function end(from: string): void {
    busy -= 1;
    const left = (underWay.get(from) ?? 1) - 1;
    if (left > 0) underWay.set(from, left);
    else underWay.delete(from);
    begin();
  }

  function acquire(caller: Caller): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new BusyError('Too much is waiting already.'));
      if (!lineOf(caller).add({ from: caller.from, begin: resolve, refuse })) refuse();
      begin();
    });
  }

  return {
    run: async (caller, work) => {
      await acquire(caller);
      try {
        return await work();
      } finally {
        end(caller.from);
      }
    },
  };
}
