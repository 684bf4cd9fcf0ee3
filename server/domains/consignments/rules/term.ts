import { addDays, daysBetween, type IsoDay } from '../../../lib/calendar.ts';
import { type DecimalInput, type Money, sumMoney } from '../../../lib/money.ts';
import { AGEING_STATES, type LineState } from './line-states.ts';
import { lineValue } from './standing.ts';

/** Passed shares of the term with a notice, in per cent. */
const TOLD_PERCENTS = [75, 90, 100] as const;

/** Maximum number of days from the first to the last day. */
export const MAX_MEMO_DAYS = 366;

/** The days of a consignment: when its first pieces were sent, and the last day. */
export type Term = { issuedOn: IsoDay; dueOn: IsoDay };

/**
 * The term of a new consignment in days: the agreed one, otherwise the customer's default, otherwise the general one.
 */
export function termDaysOf({
  agreed,
  ofCustomer,
  usual,
}: {
  agreed: number | null;
  ofCustomer: number | null;
  usual: number;
}): number {
  return agreed ?? ofCustomer ?? usual;
}

/** The last day of a consignment whose first pieces are sent on a day. */
export function dueDate(issuedOn: IsoDay, termDays: number): IsoDay {
  return addDays(issuedOn, termDays);
}

/** Why a consignment cannot end on a day; null if it can. */
export function dueDateRefusal(issuedOn: IsoDay, dueOn: IsoDay, today: IsoDay): 'OUT_OF_RANGE' | null {
  const days = daysBetween(issuedOn, dueOn);
  return dueOn < today || days < 1 || days > MAX_MEMO_DAYS ? 'OUT_OF_RANGE' : null;
}

/** The passed share of the term for notices: 75, 90 or 100 per cent; 0 before. */
export function passedPercent({ issuedOn, dueOn }: Term, today: IsoDay): 0 | (typeof TOLD_PERCENTS)[number] {
  const passed = daysBetween(issuedOn, today) * 100;
  const whole = daysBetween(issuedOn, dueOn);
  return TOLD_PERCENTS.findLast((percent) => passed >= whole * percent) ?? 0;
}

/** Age ranges of pieces on memo. */
const MEMO_AGES = ['DAYS_0_30', 'DAYS_31_60', 'DAYS_61_90', 'DAYS_OVER_90'] as const;

export type MemoAge = (typeof MEMO_AGES)[number];

/** Pieces at the customer by age, with their value. */
export type AgedPieces = { age: MemoAge; quantity: number; value: Money };

/** Number of days that pieces have been at the customer; null if they are not there. */
export function daysOut(
  { state, sentOn }: { state: LineState; sentOn: IsoDay | null },
  today: IsoDay,
): number | null {
  return sentOn === null || !AGEING_STATES.includes(state) ? null : Math.max(0, daysBetween(sentOn, today));
}

/** The age range of a number of days. */
export function memoAge(days: number): MemoAge {
  if (days <= 30) return 'DAYS_0_30';
  if (days <= 60) return 'DAYS_31_60';
  return days <= 90 ? 'DAYS_61_90' : 'DAYS_OVER_90';
}

/** The pieces at the customer by age; all ranges. */
export function memoAgeing(
  lines: readonly { state: LineState; quantity: number; memoPrice: DecimalInput; sentOn: IsoDay | null }[],
  today: IsoDay,
): AgedPieces[] {
  const aged = lines.flatMap((line) => {
    const days = daysOut(line, today);
    return days === null ? [] : [{ line, age: memoAge(days) }];
  });
  return MEMO_AGES.map((age) => {
    const own = aged.filter((each) => each.age === age).map(({ line }) => line);
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
    return { age, quantity, value: sumMoney(own.map(lineValue)) };
  });
}
