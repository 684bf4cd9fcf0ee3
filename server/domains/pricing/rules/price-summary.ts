import { type Money, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import { type PriceRow, type PriceRowKind, sumOfRows } from './price-row.ts';

/** The five figures that a buyer without the cost permission sees, markups folded in. */
export type SummaryKind = 'METAL' | 'STONES' | 'LABOUR' | 'FINISH' | 'ADJUSTMENT';

/** One line of the summary; the lines sum exactly to the unit price. */
export interface SummaryRow {
  kind: SummaryKind;
  amount: Money;
}

/** The order in which a summary is shown. */
export const SUMMARY_KINDS: readonly SummaryKind[] = ['METAL', 'STONES', 'LABOUR', 'FINISH', 'ADJUSTMENT'];

const METAL: readonly PriceRowKind[] = ['METAL', 'LOSS', 'METAL_MARKUP', 'FINDINGS', 'FINDING_MARKUP'];
const STONES: readonly PriceRowKind[] = ['STONES', 'STONE_MARKUP'];
const LABOUR: readonly PriceRowKind[] = ['LABOUR', 'SETTING'];
const FINISH: readonly PriceRowKind[] = ['TREATMENT', 'SETUP'];
const ON_WORK: readonly PriceRowKind[] = ['LABOUR_MARKUP', 'PRIORITY'];
const ADJUSTMENT: readonly PriceRowKind[] = ['ADJUSTMENT', 'QUANTITY_BREAK', 'ROUNDING'];

/**
 * Folds the rows of one piece. Labour markup and priority are shared between labour and finish by their
 * amounts, the rounded rest staying with labour, so that nothing is lost. Lines of 0 are left out.
 */
export function priceSummary(rows: readonly PriceRow[]): SummaryRow[] {
  const labour = sumOf(rows, LABOUR);
  const finish = sumOf(rows, FINISH);
  const onWork = sumOf(rows, ON_WORK);
  const work = labour.plus(finish);
  const onFinish = work.isZero() ? ZERO : roundCents(onWork.mul(finish).div(work));
  return shown([
    { kind: 'METAL', amount: sumOf(rows, METAL) },
    { kind: 'STONES', amount: sumOf(rows, STONES) },
    { kind: 'LABOUR', amount: labour.plus(onWork).minus(onFinish) },
    { kind: 'FINISH', amount: finish.plus(onFinish) },
    { kind: 'ADJUSTMENT', amount: sumOf(rows, ADJUSTMENT) },
  ]);
}

/** Adds summaries line by line, each as often as its quantity says. */
export function addSummaries(
  summaries: readonly { rows: readonly SummaryRow[]; quantity: number }[],
): SummaryRow[] {
  return shown(
    SUMMARY_KINDS.map((kind) => ({
      kind,
      amount: sumMoney(
        summaries.flatMap(({ rows, quantity }) =>
          rows.filter((row) => row.kind === kind).map((row) => row.amount.mul(quantity)),
        ),
      ),
    })),
  );
}

function sumOf(rows: readonly PriceRow[], kinds: readonly PriceRowKind[]): Money {
  return sumOfRows(rows.filter((row) => kinds.includes(row.kind)));
}

function shown(rows: SummaryRow[]): SummaryRow[] {
  return rows.filter((row) => !row.amount.isZero());
}
