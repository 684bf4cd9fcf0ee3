import { cachedRows } from '../../database/changes/cached-rows.ts';
import type { Prisma } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import type { DatedRate } from './rules/tax-components.ts';

const RATE = {
  stateId: true,
  percent: true,
  validFrom: true,
  country: { select: { code: true } },
  tax: { select: { code: true, nameEn: true, nameFr: true, registrationNumber: true, rank: true } },
} satisfies Prisma.TaxRateSelect;

/** Every rate of sales tax, past and coming ones too. */
export async function readTaxRates(db: Prisma.TransactionClient): Promise<DatedRate[]> {
  const rows = await db.taxRate.findMany({ select: RATE });
  return rows.map(({ country, ...rate }) => ({ ...rate, countryCode: country.code }));
}

/**
 * The same, read again only after a change. Within a transaction `db` is the transaction: what has to be read goes through
 * its own connection.
 */
export function cachedTaxRates(
  context: Pick<Context, 'services' | 'now'>,
  db: Prisma.TransactionClient,
): Promise<DatedRate[]> {
  return cachedRows(context, ['taxRates'], () => readTaxRates(db));
}
