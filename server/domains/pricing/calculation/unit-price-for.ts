import type { Context } from '../../../schema/context.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { type PriceOutcome, priceMany } from './read-and-price.ts';

type Waiting = {
  configuration: Configuration;
  quantity: number;
  answer: (outcome: PriceOutcome) => void;
  fail: (error: unknown) => void;
};

const waitingOf = new WeakMap<Context, Waiting[]>();

/**
 * Unit price of one piece for the viewer's customer; null if it has none. Calls in the same tick, such as for the
 * variants of a product, are batched and use cached data.
 */
export async function unitPriceFor(context: Context, configuration: Configuration) {
  const outcome = await priceOutcomeFor(context, configuration, 1);
  return 'error' in outcome || outcome.priced.quoteRequired ? null : outcome.priced.unitPrice;
}

/** The price of some pieces for the viewer's customer, or its refusal. Calls in the same tick are batched. */
export function priceOutcomeFor(
  context: Context,
  configuration: Configuration,
  quantity: number,
): Promise<PriceOutcome> {
  return new Promise<PriceOutcome>((answer, fail) => {
    const waiting = waitingOf.get(context) ?? [];
    if (waiting.length === 0) {
      waitingOf.set(context, waiting);
      setImmediate(() => priceWaiting(context));
    }
    waiting.push({ configuration, quantity, answer, fail });
  });
}

async function priceWaiting(context: Context): Promise<void> {
  const waiting = waitingOf.get(context) ?? [];
  waitingOf.delete(context);
  try {
    const outcomes = await priceMany(context.db, {
      customerId: context.viewer.customerId,
      now: context.now,
      changes: context.services.changes,
      viewer: context.viewer,
      requests: waiting.map(({ configuration, quantity }) => ({ configuration, quantity })),
    });
    waiting.forEach(({ answer }, index) => {
      const outcome = outcomes[index];
      if (outcome) answer(outcome);
    });
  } catch (error) {
    for (const { fail } of waiting) fail(error);
  }
}
