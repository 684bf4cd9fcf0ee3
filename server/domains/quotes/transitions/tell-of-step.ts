import type { Prisma } from '../../../database/generated/client.ts';
import { doersOf, tell } from '../../notices/telling/tell.task.ts';
import { eventOfStep } from '../rules/quote-events.ts';
import type { QuoteContext } from './quote-doer.ts';

/** A step as it is told of. */
type ToldStep = { quote: { id: number }; action: string; reason: string | null };

/** Tells of a step of a quote in the transaction that takes it, whoever takes it: a user or a guest. */
export async function tellOfStep(
  tx: Prisma.TransactionClient,
  {
    viewer,
    guest,
    now,
  }: Pick<QuoteContext, 'viewer' | 'now'> & { guest?: QuoteContext['guest'] | undefined },
  { quote, action, reason }: ToldStep,
): Promise<void> {
  const told = eventOfStep(action);
  if (told === null) return;
  await tell(tx, {
    ...told,
    about: { model: 'PriceQuote', id: quote.id },
    of: now.toISOString(),
    doerIds: guest || viewer.account === null ? [] : doersOf(viewer),
    facts: {
      ...(guest ? { author: guest.name ?? guest.email } : {}),
      ...(reason === null ? {} : { words: reason.slice(0, 300) }),
    },
  });
}
