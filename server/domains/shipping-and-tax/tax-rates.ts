import { cachedRows } from '../../database/changes/cached-rows.ts';
import type { Prisma } from '../../database/generated/client.ts';
import type { DecimalInput } from '../../lib/money.ts';
import type { Context } from '../../schema/context.ts';
import type { DatedRate } from './rules/tax-components.ts';

type RateRow = DatedRate['tax'] & {
  countryCode: string;
  stateId: number | null;
  percent: DecimalInput;
  validFrom: Date;
};

/** All rates of sales tax, including past and future ones, in one statement. */
export async function readTaxRates(db: Prisma.TransactionClient): Promise<DatedRate[]> {
  const rows = await db.$queryRaw<RateRow[]>`
    SELECT country.code AS "countryCode", rate."stateId", rate.percent, rate."validFrom",
      tax.code, tax."nameEn", tax."nameFr", tax."registrationNumber", tax.rank
    FROM "TaxRate" rate
    JOIN "Tax" tax ON tax.id = rate."taxId"
    JOIN "Country" country ON country.id = rate."countryId"`;
  return rows.map(({ countryCode, stateId, percent, validFrom, ...tax }) => ({
    countryCode,
    stateId,
    percent,
    validFrom,
    tax,
  }));
}

/**
 * The same, cached until a change. Within a transaction, `db` must be the transaction, because reads must use its
 * connection.
 */
export function cachedTaxRates(
  context: Pick<Context, 'services' | 'now'>,
  db: Prisma.TransactionClient,
): Promise<DatedRate[]> {
  return cachedRows(context, ['taxRates'], () => readTaxRates(db));
}
