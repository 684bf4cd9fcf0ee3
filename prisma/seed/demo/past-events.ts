/** An event of the demo, by days ago. */
export type PastEvent = { readonly days: number; readonly take: () => Promise<unknown> };

/**
 * Runs events in order of time, so that numbers are in the order of dates. Events of the same day run in the given
 * order.
 */
export async function takeInOrder(events: readonly PastEvent[]): Promise<void> {
  for (const { take } of events.toSorted((one, other) => other.days - one.days)) await take();
}

/** The events of one record: its creation and the later steps. */
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
        if (begun === undefined) throw new Error('A step is earlier than its record.');
        await take(begun, step);
      },
    })),
  ];
}
