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

/** Every rate of sales tax, past and coming ones too, in one statement. */
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
 * The same, read again only after a change. Within a transaction `db` is the transaction: what has to be read goes through
 * its own connection.
 */
export function cachedTaxRates(
  context: Pick<Context, 'services' | 'now'>,
  db: Prisma.TransactionClient,
): Promise<DatedRate[]> {
  return cachedRows(context, ['taxRates'], () => readTaxRates(db));
}
