import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { Random } from '../random.ts';
import type { Party } from './party.ts';
import { type MemorialCase, pastOf, type StoriedJob } from './plan-job.ts';
import type { PlannedJob, PlannedOrder } from './planned-order.ts';
import type { Story } from './story.ts';
import type { Words } from './words.ts';
import { WORDS } from './words-by-language.ts';

/** So many of the orders come by phone. */
const BY_PHONE = 0.13;

/** What is settled about an order before its lines are. */
export type OrderHead = Pick<
  PlannedOrder,
  'party' | 'placedBy' | 'acting' | 'destination' | 'shippingMethod'
> & {
  random: Random;
  /** The family that a funeral home orders for, and its case number. */
  memorialCase: MemorialCase | null;
};

/** Who orders this time, where it goes and how. */
export function orderHead(story: Story, party: Party, random: Random): OrderHead {
  const canPhone = party.overseer !== null || !party.customer.approvalRequired;
  const isByPhone = canPhone && random.chance(BY_PHONE);
  const placedBy: Viewer = isByPhone ? story.sales : random.weighted(party.placers);
  return {
    party,
    random,
    placedBy,
    acting: !isByPhone && random.chance(0.03) ? story.sales : null,
    destination: random.weighted(
      party.destinations.map((each, index) => [each, index === 0 ? 4 : 1] as const),
    ),
    shippingMethod: random.weighted(party.shipping),
    memorialCase: party.customer.type === 'FUNERAL_HOME' ? memorialCase(WORDS[party.language], random) : null,
  };
}

function memorialCase({ families }: Words, random: Random): MemorialCase {
  return {
    endCustomer: random.pick(families),
    reference: `Case ${random.whole(24, 26)}-${random.whole(100, 480)}`,
  };
}

/** The order with its jobs, placed in time. */
export function placed(
  story: Story,
  { random, memorialCase: _case, ...head }: OrderHead,
  createdAt: Date,
  jobs: readonly StoriedJob[],
): PlannedOrder {
  const words = WORDS[head.party.language];
  return {
    ...head,
    createdAt,
    poNumber: null,
    customerWoNumber: null,
    notes: random.chance(0.12) ? random.pick(words.orderNotes) : null,
    repeats: null,
    jobs: jobs.map((job): PlannedJob => ({ ...job.line, past: pastOf(story, job, createdAt) })),
  };
}
