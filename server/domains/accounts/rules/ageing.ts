import { daysBetween, type IsoDay } from '../../../lib/calendar.ts';
import { type Money, sumMoney, ZERO } from '../../../lib/money.ts';

/** How long what is owed is overdue: not yet, up to 30, 60 and 90 days, and longer. */
const AGEING_BUCKETS = ['CURRENT', 'OVERDUE_30', 'OVERDUE_60', 'OVERDUE_90', 'OVERDUE_OLDER'] as const;

/** One of them. */
export type AgeingBucket = (typeof AGEING_BUCKETS)[number];

/** What is owed until a day. */
type Owed = { dueOn: IsoDay; balance: Money };

/** What is owed, by how long it is overdue. */
export type Ageing = {
  open: Money;
  overdue: Money;
  /** Of what is not overdue, what is due within seven days. */
  dueIn7: Money;
  /** Every bucket, from what is not due yet on. */
  ageing: { bucket: AgeingBucket; amount: Money }[];
};

/** The days until which something counts as due soon. */
const SOON_DAYS = 7;

/** In which bucket something stands that is due on a day; the day itself is the last one for paying. */
export function ageingBucket(dueOn: IsoDay, today: IsoDay): AgeingBucket {
  const days = daysBetween(dueOn, today);
  if (days <= 0) return 'CURRENT';
  if (days <= 30) return 'OVERDUE_30';
  if (days <= 60) return 'OVERDUE_60';
  return days <= 90 ? 'OVERDUE_90' : 'OVERDUE_OLDER';
}

/** What is owed by how long it is overdue on a day. */
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
