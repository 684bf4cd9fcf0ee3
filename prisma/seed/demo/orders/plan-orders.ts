import type { JobStatusCode } from '../../../../server/domains/orders/rules/job-status-codes.ts';
import type { Random } from '../random.ts';
import { randomOf } from '../random.ts';
import { HOURS_A_DAY, workAfter, workBefore } from '../work-clock.ts';
import type { CustomerAccount } from './customer-account.ts';
import type { DemoContext } from './demo-context.ts';
import { numbered } from './number-orders.ts';
import { type OrderHead, orderHead, placed } from './order-head.ts';
import { planJob } from './plan-job.ts';
import type { PlannedOrder } from './planned-order.ts';
import type { Quota } from './quotas.ts';
import { statusWindow } from './status-window.ts';
import type { Course } from './timeline.ts';

const DAY_MS = 86_400_000;
/** Completed orders were placed between these numbers of days ago. */
const OVER = { from: 40, to: 725 };
/** Possible courses of a job that has a status today. */
const COURSES: Readonly<Partial<Record<JobStatusCode, readonly (readonly [Course, number])[]>>> = {
  NEEDS_INFO: [['UNANSWERED', 1]],
  AWAITING_APPROVAL: [['UNDECIDED', 1]],
  DECLINED: [['REFUSED', 1]],
  ON_HOLD: [['HELD', 1]],
  IN_PRODUCTION: [
    ['SMOOTH', 6],
    ['ASKED', 1],
    ['REVISED', 1],
    ['RESUMED', 1],
  ],
};
const SMOOTH: readonly (readonly [Course, number])[] = [['SMOOTH', 1]];
const OVER_COURSES: readonly (readonly [Course, number])[] = [
  ['SMOOTH', 66],
  ['ASKED', 8],
  ['REVISED', 5],
  ['RESUMED', 4],
  ['REWORKED', 6],
  ['CANCELLED_EARLY', 7],
  ['CANCELLED_AT_THE_BENCH', 2],
];
/** Statuses in which jobs can be late. */
const CAN_BE_LATE: readonly JobStatusCode[] = ['IN_PRODUCTION', 'QUALITY_CHECK', 'READY', 'ON_HOLD'];

/** The orders of one customer, oldest first. */
export function planOrders(context: DemoContext, account: CustomerAccount, quota: Quota): PlannedOrder[] {
  const random = randomOf(`orders/${account.customer.accountNumber}`);
  const orders = quota.open.map((status) => openOrder(context, account, { status, random }));
  for (let left = quota.remakes ?? 0; left > 0; left -= 1)
    orders.push(rejectedOrder(context, account, random, left));
  while (orders.reduce((sum, { jobs }) => sum + jobs.length, 0) < quota.jobs - (quota.reorders ?? 0)) {
    orders.push(pastOrder(context, account, random));
  }
  const placed = orders.toSorted(byAge);
  const repeated = repeatedOrders(context, placed, quota.reorders ?? 0, random);
  return numbered([...placed, ...repeated].toSorted(byAge), account, random);
}

function byAge(one: PlannedOrder, other: PlannedOrder): number {
  return one.createdAt.getTime() - other.createdAt.getTime();
}

/** An order whose first job has a given status today. Its other jobs have whatever status results. */
function openOrder(
  context: DemoContext,
  account: CustomerAccount,
  wanted: { status: JobStatusCode; random: Random },
): PlannedOrder {
  const { random, status } = wanted;
  const head = orderHead(context, account, random);
  const isLate = CAN_BE_LATE.includes(status) && random.chance(0.3);
  const course = random.weighted(COURSES[status] ?? SMOOTH);
  const first = planJob(context, head, {
    course,
    before: recent(context),
    pace: isLate ? random.between(1.3, 1.7) : null,
    isOver: false,
  });
  const window = statusWindow(first.timeline, status);
  if (!window) throw new Error(`A job of ${account.customer.accountNumber} never has the status ${status}.`);
  const age =
    window.from +
    (window.to - window.from) * (isLate ? random.between(0.6, 0.95) : random.between(0.15, 0.85));
  const createdAt = workBefore(context.now, age);
  const more = random.weighted([
    [0, 7],
    [1, 2],
    [2, 1],
  ]);
  const others = Array.from({ length: more }, () =>
    planJob(context, head, { course: 'SMOOTH', before: recent(context), pace: null, isOver: false }),
  );
  return placed(context, head, createdAt, [first, ...others]);
}

/** A completed or cancelled order. */
function pastOrder(context: DemoContext, account: CustomerAccount, random: Random): PlannedOrder {
  const daysAgo = OVER.from + (OVER.to - OVER.from) * random.next() ** 1.25;
  const createdAt = workAfter(
    new Date(context.now.getTime() - daysAgo * DAY_MS),
    random.between(0.2, HOURS_A_DAY - 0.2),
  );
  const head = orderHead(context, account, random);
  const jobs = Array.from(
    {
      length: random.weighted([
        [1, 5],
        [2, 3],
        [3, 2],
        [4, 1],
      ]),
    },
    () =>
      planJob(context, head, {
        course: random.weighted(OVER_COURSES),
        before: createdAt,
        pace: null,
        isOver: true,
      }),
  );
  return placed(context, head, createdAt, jobs);
}

/** An order with one job that fails its quality check. The newest of them is recent. */
function rejectedOrder(
  context: DemoContext,
  account: CustomerAccount,
  random: Random,
  place: number,
): PlannedOrder {
  const createdAt = workBefore(context.now, HOURS_A_DAY * (10 + 25 * place + random.whole(0, 4)));
  const head = orderHead(context, account, random);
  return placed(context, head, createdAt, [
    planJob(context, head, { course: 'REJECTED', before: createdAt, pace: 0.5, isOver: true }),
  ]);
}

/** Repeats an order months after its delivery, most recently a few hours ago. */
function repeatedOrders(
  context: DemoContext,
  orders: readonly PlannedOrder[],
  count: number,
  random: Random,
): PlannedOrder[] {
  const delivered = orders.filter(
    ({ createdAt, jobs: [job], placedBy }) =>
      createdAt < new Date(context.now.getTime() - 200 * DAY_MS) &&
      !placedBy.isStaff &&
      job?.past.at(-1)?.kind === 'TRANSITION' &&
      job.past.some((step) => step.kind === 'TRANSITION' && step.action === 'COMPLETE'),
  );
  return delivered.slice(0, count).map((source, index) => {
    const createdAt =
      index === 0
        ? workBefore(context.now, 2)
        : workAfter(source.createdAt, HOURS_A_DAY * random.whole(80, 110));
    const head: OrderHead = { ...source, random, memorialCase: null };
    const job = planJob(context, head, {
      course: 'SMOOTH',
      before: createdAt,
      pace: null,
      isOver: true,
      again: source.jobs[0],
    });
    return { ...placed(context, head, createdAt, [job]), repeats: source, acting: null };
  });
}

/** Pieces of current orders have been in the catalogue for a while. */
function recent(context: DemoContext): Date {
  return new Date(context.now.getTime() - 60 * DAY_MS);
}
