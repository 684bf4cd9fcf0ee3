import { type Money, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import { type PriceRow, type PriceRowKind, sumOfRows } from './price-row.ts';

/** The amounts that a buyer without the cost permission sees, including markups. */
export type SummaryKind = 'METAL' | 'STONES' | 'LABOUR' | 'FINISH' | 'PRIORITY' | 'ADJUSTMENT';

/** One line of the summary; the lines sum exactly to the unit price. */
export interface SummaryRow {
  kind: SummaryKind;
  /** Code and names of the treatment or the priority; null for lines named by their kind. */
  code: string | null;
  nameEn: string | null;
  nameFr: string | null;
  amount: Money;
}

/** Display order of a summary. */
const SUMMARY_KINDS: readonly SummaryKind[] = [
  'METAL',
  'STONES',
  'LABOUR',
  'FINISH',
  'PRIORITY',
  'ADJUSTMENT',
];

const METAL: readonly PriceRowKind[] = ['METAL', 'LOSS', 'METAL_MARKUP', 'FINDINGS', 'FINDING_MARKUP'];
const STONES: readonly PriceRowKind[] = ['STONES', 'STONE_MARKUP'];
const LABOUR: readonly PriceRowKind[] = ['LABOUR', 'SETTING'];
const FINISH: readonly PriceRowKind[] = ['TREATMENT', 'SETUP'];
const ADJUSTMENT: readonly PriceRowKind[] = ['ADJUSTMENT', 'QUANTITY_BREAK', 'ROUNDING'];

/**
 * Summarizes the rows of one piece. Each treatment (an engraving, a finish) and the priority have their own line,
 * because the customer chooses them. Labour markup is split between labour and treatments by amount; the rounding
 * remainder stays with labour. Lines of 0 are omitted.
 */
export function priceSummary(rows: readonly PriceRow[]): SummaryRow[] {
  const labour = sumOf(rows, LABOUR);
  const markup = sumOf(rows, ['LABOUR_MARKUP']);
  const finishes = merged(
    rows.filter(({ kind }) => FINISH.includes(kind)).map((row) => line('FINISH', row.amount, row)),
  );
  const work = labour.plus(sumMoney(finishes.map(({ amount }) => amount)));
  const shares = finishes.map(({ amount }) =>
    work.isZero() ? ZERO : roundCents(markup.mul(amount).div(work)),
  );
  return shown([
    line('METAL', sumOf(rows, METAL)),
    line('STONES', sumOf(rows, STONES)),
    line('LABOUR', labour.plus(markup).minus(sumMoney(shares))),
    ...finishes.map((finish, index) => ({ ...finish, amount: finish.amount.plus(shares[index] ?? ZERO) })),
    ...rows.filter(({ kind }) => kind === 'PRIORITY').map((row) => line('PRIORITY', row.amount, row)),
    line('ADJUSTMENT', sumOf(rows, ADJUSTMENT)),
  ]);
}

/** Adds summaries line by line, each times its quantity. */
export function addSummaries(
  summaries: readonly { rows: readonly SummaryRow[]; quantity: number }[],
): SummaryRow[] {
  const rows = summaries.flatMap(({ rows: each, quantity }) =>
    each.map((row) => ({ ...row, amount: row.amount.mul(quantity) })),
  );
  return shown(SUMMARY_KINDS.flatMap((kind) => merged(rows.filter((row) => row.kind === kind))));
}

/** Merges lines for the same thing, in the order of the first. */
function merged(rows: readonly SummaryRow[]): SummaryRow[] {
  const byCode = new Map<string | null, SummaryRow>();
  for (const row of rows) {
    const known = byCode.get(row.code);
    byCode.set(row.code, known ? { ...known, amount: known.amount.plus(row.amount) } : row);
  }
  return [...byCode.values()];
}

type Names = Pick<SummaryRow, 'code' | 'nameEn' | 'nameFr'>;

const NAMED_BY_KIND: Names = { code: null, nameEn: null, nameFr: null };

function line(kind: SummaryKind, amount: Money, names: Names = NAMED_BY_KIND): SummaryRow {
  return { kind, code: names.code, nameEn: names.nameEn, nameFr: names.nameFr, amount };
}

function sumOf(rows: readonly PriceRow[], kinds: readonly PriceRowKind[]): Money {
  return sumOfRows(rows.filter((row) => kinds.includes(row.kind)));
}

function shown(rows: SummaryRow[]): SummaryRow[] {
  return rows.filter((row) => !row.amount.isZero());
}
