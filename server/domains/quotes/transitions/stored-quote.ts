import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, NotFoundError } from '../../../errors/errors.ts';
import { visibleQuotes } from '../access.ts';
import { hasExpired } from '../rules/quote-guards.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';
import { STORED_VERSION } from '../versions/write-version.ts';
import { expireQuotes } from './expire-quotes.ts';
import type { QuoteContext } from './quote-actor.ts';

const STORED_QUOTE = {
  currentVersion: { include: STORED_VERSION },
  shownVersion: { select: { n: true } },
} satisfies Prisma.PriceQuoteInclude;

/** A quote with its current version, for transitions and edits. */
export type StoredQuote = Prisma.PriceQuoteGetPayload<{ include: typeof STORED_QUOTE }>;

/** A user, or a guest with a link, who reads a quote. */
type QuoteReader = Pick<QuoteContext, 'viewer'> & { guest?: QuoteContext['guest'] | undefined };

/** A quote that the viewer or the guest may see; otherwise null. */
export function findQuote(
  db: Prisma.TransactionClient,
  { viewer, guest }: QuoteReader,
  priceQuoteId: number,
): Promise<StoredQuote | null> {
  return db.priceQuote.findFirst({
    where: { id: priceQuoteId, AND: guest ? { id: guest.priceQuoteId } : visibleQuotes(viewer) },
    include: STORED_QUOTE,
  });
}

/**
 * A quote of the expected version that the viewer or the guest may see. Missing quotes and those of other customers
 * cause the same error. Its row is locked, so that concurrent calls read the result of this one.
 */
export async function storedQuote(
  tx: Prisma.TransactionClient,
  reader: QuoteReader,
  { priceQuoteId, version }: { priceQuoteId: number; version?: number | null | undefined },
): Promise<StoredQuote> {
  await tx.$queryRaw`SELECT 1 FROM "PriceQuote" WHERE id = ${priceQuoteId} FOR NO KEY UPDATE`;
  const quote = await findQuote(tx, reader, priceQuoteId);
  if (!quote) throw new NotFoundError('PriceQuote');
  if (version != null && version !== quote.version) throw new ConflictError(quote.version);
  return quote;
}

/** The same with its status by the clock: an offer whose last day has ended expires first. */
export async function currentQuote(
  tx: Prisma.TransactionClient,
  { viewer, guest, now }: QuoteContext,
  which: { priceQuoteId: number; version?: number | null | undefined },
): Promise<StoredQuote> {
  const quote = await storedQuote(tx, { viewer, guest }, which);
  if (quote.statusId !== QUOTE_STATUSES.SENT.id || !hasExpired(quote, now)) return quote;
  await expireQuotes(tx, now, quote.id);
  return storedQuote(tx, { viewer, guest }, { priceQuoteId: quote.id });
}

/** The current version; every quote has one. */
export function currentVersionOf({
  id,
  currentVersion,
}: StoredQuote): NonNullable<StoredQuote['currentVersion']> {
  if (!currentVersion) throw new Error(`Quote ${id} has no version.`);
  return currentVersion;
}
