import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { Random } from '../random.ts';
import type { CustomerAccount } from './customer-account.ts';
import type { DemoContext } from './demo-context.ts';
import type { DemoTexts } from './demo-texts.ts';
import { type JobWithTimeline, type MemorialCase, pastOf } from './plan-job.ts';
import type { PlannedJob, PlannedOrder } from './planned-order.ts';
import { TEXTS } from './texts-by-language.ts';

/** Share of orders that are placed by phone. */
const BY_PHONE = 0.13;

/** The data of an order that is determined before its lines. */
export type OrderHead = Pick<
  PlannedOrder,
  'account' | 'placedBy' | 'acting' | 'destination' | 'shippingMethod'
> & {
  random: Random;
  /** The family that a funeral home orders for, with its case number. */
  memorialCase: MemorialCase | null;
};

/** The user, destination and shipping method of an order. */
export function orderHead(context: DemoContext, account: CustomerAccount, random: Random): OrderHead {
  const canPhone = account.overseer !== null || !account.customer.approvalRequired;
  const isByPhone = canPhone && random.chance(BY_PHONE);
  const placedBy: Viewer = isByPhone ? context.sales : random.weighted(account.placers);
  return {
    account,
    random,
    placedBy,
    acting: !isByPhone && random.chance(0.03) ? context.sales : null,
    destination: random.weighted(
      account.destinations.map((each, index) => [each, index === 0 ? 4 : 1] as const),
    ),
    shippingMethod: random.weighted(account.shipping),
    memorialCase:
      account.customer.type === 'FUNERAL_HOME' ? memorialCase(TEXTS[account.language], random) : null,
  };
}

function memorialCase({ families }: DemoTexts, random: Random): MemorialCase {
  return {
    endCustomer: random.pick(families),
    reference: `Case ${random.whole(24, 26)}-${random.whole(100, 480)}`,
  };
}

/** The order with its jobs and their dates. */
export function placed(
  context: DemoContext,
  { random, memorialCase: _case, ...head }: OrderHead,
  createdAt: Date,
  jobs: readonly JobWithTimeline[],
): PlannedOrder {
  const texts = TEXTS[head.account.language];
  return {
    ...head,
    createdAt,
    poNumber: null,
    customerWoNumber: null,
    notes: random.chance(0.12) ? random.pick(texts.orderNotes) : null,
    repeats: null,
    jobs: jobs.map((job): PlannedJob => ({ ...job.line, past: pastOf(context, job, createdAt) })),
  };
}
