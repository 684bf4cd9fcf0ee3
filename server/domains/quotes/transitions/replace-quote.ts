import type { Prisma } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';
import { copiedLine } from '../lines/quote-line.ts';
import { createQuote, type QuoteDestination } from '../quote/create-quote.ts';
import { termsOf } from '../versions/write-version.ts';
import { currentVersionOf, type StoredQuote } from './stored-quote.ts';

/**
 * Creates a draft of the manufacturer that replaces another quote.
 * @returns its id
 */
export async function replaceQuote(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  quote: StoredQuote,
): Promise<number> {
  const current = currentVersionOf(quote);
  const { id } = await createQuote(tx, {
    ...destinationOf(quote),
    poNumber: quote.poNumber,
    customerWoNumber: quote.customerWoNumber,
    reference: quote.reference,
    remarks: quote.remarks,
    customerId: quote.customerId,
    as: 'OFFER',
    source: 'PORTAL',
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: quote.contactId,
    currency: quote.currency,
    terms: { ...termsOf(current), validOn: null },
    lines: current.lines.map(({ target: _target, ...line }) => copiedLine(line)),
    action: 'REPLACE',
    now,
  });
  return id;
}

/** The destination of a quote, from its columns. */
export function destinationOf(quote: Pick<StoredQuote, keyof QuoteDestination>): QuoteDestination {
  // These columns are written only from address snapshots.
  const { shippingAddress, billingAddress, sellToAddress } = quote as unknown as QuoteDestination;
  return { shippingAddress, billingAddress, sellToAddress, shippingMethodId: quote.shippingMethodId };
}
