import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import { copiedLine, type QuoteLineRow } from '../lines/quote-line.ts';
import { recalculatedLines } from '../lines/recalculate-lines.ts';
import { NO_TERMS, targetRows, type VersionTerms, versionRow } from './version-rows.ts';

/** What is read of the current version. */
export const STORED_VERSION = {
  lines: { orderBy: [{ rank: 'asc' }, { id: 'asc' }], include: { target: true } },
} satisfies Prisma.PriceQuoteVersionInclude;

/** A version as it is stored. */
export type StoredVersion = Prisma.PriceQuoteVersionGetPayload<{ include: typeof STORED_VERSION }>;

/** Columns of a quote that depend on its current version. */
type CurrentColumns = { currentVersionId: number; currentTotal: string | null };

/** The terms of a stored version. */
export function termsOf(version: StoredVersion): VersionTerms {
  const { validOn, depositPercent, terms, leadDays, internalNote } = version;
  return { validOn, depositPercent: depositPercent?.toFixed(2) ?? null, terms, leadDays, internalNote };
}

/**
 * Opens the next version of a quote as a copy of the current one, with the customer's target prices. It is
 * recalculated at today's prices after a request of the customer or a refresh. A chosen last day is not copied.
 */
export async function openVersion(
  tx: Prisma.TransactionClient,
  quote: { id: number; customerId: number },
  current: StoredVersion,
  { isRefresh, now }: { isRefresh: boolean; now: Date },
): Promise<CurrentColumns> {
  const copies = current.lines.map(({ target: _target, ...line }) => copiedLine(line));
  const lines =
    isRefresh || current.n === 0
      ? await recalculatedLines(tx, { customerId: quote.customerId, now, lines: copies })
      : copies;
  const terms = current.n === 0 ? NO_TERMS : { ...termsOf(current), validOn: null };
  const targets = isRefresh
    ? new Map<number, string>()
    : new Map(
        current.lines.flatMap(({ lineKey, target }) =>
          target ? [[lineKey, target.unitPrice.toFixed(2)]] : [],
        ),
      );
  return writeVersion(tx, { priceQuoteId: quote.id, n: current.n + 1, terms, lines, targets, now });
}

async function writeVersion(
  tx: Prisma.TransactionClient,
  version: {
    priceQuoteId: number;
    n: number;
    terms: VersionTerms;
    lines: readonly QuoteLineRow[];
    targets: ReadonlyMap<number, string>;
    now: Date;
  },
): Promise<CurrentColumns> {
  const { lines, terms, targets, now, ...identity } = version;
  const ids = await takeIds(tx, {
    version: { table: 'PriceQuoteVersion', column: 'id', count: 1 },
    lines: { table: 'PriceQuoteLine', column: 'id', count: lines.length },
  });
  const id = ids.version[0] ?? 0;
  const withIds = lines.map((line, index) => ({ ...line, id: ids.lines[index] ?? 0, versionId: id }));
  const row = versionRow({ id, ...identity }, terms, lines);
  await insertRows(tx, {
    PriceQuoteVersion: [{ ...row, createdAt: now.toISOString() }],
    PriceQuoteLine: withIds,
    PriceQuoteTarget: targetRows(withIds, targets),
  });
  return { currentVersionId: id, currentTotal: row.total };
}
