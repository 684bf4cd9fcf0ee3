import { daysBetween, type IsoDay } from '../../../lib/calendar.ts';
import { type Money, sumMoney, ZERO } from '../../../lib/money.ts';

/** Ageing of balances: not due yet, up to 30, 60 and 90 days overdue, and longer. */
const AGEING_BUCKETS = ['CURRENT', 'OVERDUE_30', 'OVERDUE_60', 'OVERDUE_90', 'OVERDUE_OLDER'] as const;

export type AgeingBucket = (typeof AGEING_BUCKETS)[number];

/** A balance with its due date. */
type Owed = { dueOn: IsoDay; balance: Money };

/** The balance by days overdue. */
export type Ageing = {
  open: Money;
  overdue: Money;
  /** The part that is due within seven days and not overdue. */
  dueIn7: Money;
  /** All buckets, beginning with what is not due yet. */
  ageing: { bucket: AgeingBucket; amount: Money }[];
};

/** Number of days in which something is due soon. */
const SOON_DAYS = 7;

/** The bucket of a due date; the due date itself is not overdue. */
export function ageingBucket(dueOn: IsoDay, today: IsoDay): AgeingBucket {
  const days = daysBetween(dueOn, today);
  if (days <= 0) return 'CURRENT';
  if (days <= 30) return 'OVERDUE_30';
  if (days <= 60) return 'OVERDUE_60';
  return days <= 90 ? 'OVERDUE_90' : 'OVERDUE_OLDER';
}

/** The ageing of balances on a day. */
export function ageingOf(owed: readonly Owed[], today: IsoDay): Ageing {
  const sum = (rows: readonly Owed[]) => sumMoney(rows.map(({ balance }) => balance));
  const byBucket = Map.groupBy(owed, ({ dueOn }) => ageingBucket(dueOn, today));
  const ageing = AGEING_BUCKETS.map((bucket) => ({ bucket, amount: sum(byBucket.get(bucket) ?? []) }));
  const open = sum(owed);
  const current = byBucket.get('CURRENT') ?? [];
  return {
    open,
    overdue: open.minus(ageing[0]?.amount ?? ZERO),
    dueIn7: sum(current.filter(({ dueOn }) => daysBetween(today, dueOn) <= SOON_DAYS)),
    ageing,
  };
}
