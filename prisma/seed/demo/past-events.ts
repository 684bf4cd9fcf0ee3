/** Something that happened in the demo, so many days ago. */
export type PastEvent = { readonly days: number; readonly take: () => Promise<unknown> };

/**
 * Takes what happened in the order of time, so that numbers follow dates; what happened on one day, in the order in which
 * it is given.
 */
export async function takeInOrder(events: readonly PastEvent[]): Promise<void> {
  for (const { take } of events.toSorted((one, other) => other.days - one.days)) await take();
}

/** The events of one thing: how it began, and what was done with it since. */
export function eventsOf<Thing, Step extends { days: number }>(
  begin: { days: number; take: () => Promise<Thing> },
  steps: readonly Step[],
  take: (thing: Thing, step: Step) => Promise<unknown>,
): PastEvent[] {
  let begun: Thing | undefined;
  return [
    {
      days: begin.days,
      take: async () => {
        begun = await begin.take();
      },
    },
    ...steps.map((step) => ({
      days: step.days,
      take: async () => {
        if (begun === undefined) throw new Error('A step is older than what it is about.');
        await take(begun, step);
      },
    })),
  ];
}
