import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { ShippingMethod } from '../../../../server/database/generated/client.ts';
import { priceAndName } from '../../../../server/domains/pricing/calculation/price-and-name.ts';
import type { PricedConfiguration } from '../../../../server/domains/pricing/calculation/priced-configuration.ts';
import type { PastStep } from '../../orders/job-past.ts';
import type { Random } from '../random.ts';
import { HOURS_A_DAY, workAfter } from '../work-clock.ts';
import type { CustomerAccount } from './customer-account.ts';
import type { DemoContext } from './demo-context.ts';
import { type DemoTexts, fitting, type Topic } from './demo-texts.ts';
import { actorOf, type Participants } from './participants.ts';
import type { PlannedJob } from './planned-order.ts';
import { configured, offerFor, quantityFor } from './shop.ts';
import { TEXTS } from './texts-by-language.ts';
import { type Course, NEEDS_CUSTOMER, type TimelineEntry, timelineOf } from './timeline.ts';

/** The order that a job belongs to. */
type Head = {
  account: CustomerAccount;
  placedBy: Viewer;
  shippingMethod: ShippingMethod;
  memorialCase: MemorialCase | null;
  random: Random;
};

/** The end customer of a funeral home. */
export type MemorialCase = { endCustomer: string; reference: string };

/** The intended course of a job. With `pace` 1 it leaves the workshop on the promised day; null is the default. */
type JobCourse = {
  course: Course;
  /** The piece is older than this. */
  before: Date;
  pace: number | null;
  /** The job ended long ago. */
  isOver: boolean;
  again?: PlannedJob | undefined;
};

/** A line of an order with the timeline of its job, in working hours after the order. */
export type JobWithTimeline = { line: Omit<PlannedJob, 'past'>; timeline: TimelineEntry[] };

/** Plans a job of an order: the ordered piece, the customer's texts and the course of production. */
export function planJob(context: DemoContext, head: Head, plan: JobCourse): JobWithTimeline {
  const { account, random } = head;
  const texts = TEXTS[account.language];
  const participants = participantsOf(context, head);
  const { line, priced } = plan.again
    ? again(context, plan.again)
    : chosen(context, head, plan, participants);
  const course = participants.customer || !NEEDS_CUSTOMER.includes(plan.course) ? plan.course : 'SMOOTH';
  const isRequired = priced.itemType.requiresProof || (account.customer.approvalRequired ?? false);
  const isChosen =
    course === 'UNDECIDED' || course === 'REFUSED' || course === 'REVISED' || random.chance(0.06);
  const services = priced.itemType.services.map(({ code }) => code);
  const timeline = timelineOf({
    course,
    hours: priced.leadDays * HOURS_A_DAY * (plan.pace ?? random.between(0.75, 1.02)),
    isApproved: isRequired || (isChosen && participants.customer !== null),
    proof: {
      serviceTypeCode: services.includes('ENGRAVING') ? 'ENGRAVING' : 'CAD',
      price: !isRequired && random.chance(0.5) ? '85.00' : null,
    },
    orderedServices: isRequired ? services : [],
    topics: topicsOf(priced),
    isPickedUp: head.shippingMethod.isPickup,
    participants,
    texts,
    random,
    picture: (kind) =>
      context.book.request({
        kind,
        piece: priced.itemType,
        customerId: account.customerId,
        uploadedById: context.workshop.userId,
        isOver: plan.isOver,
      }),
  });
  return { line: { ...line, isRejected: course === 'REJECTED' }, timeline: payingFirst(account, timeline) };
}

/** The steps that are over by now, with their times. Sets the dates of the pictures shown. */
export function pastOf(
  { now, book }: DemoContext,
  { line, timeline }: JobWithTimeline,
  createdAt: Date,
): PastStep[] {
  const past = timeline
    .map(({ after, step }): PastStep => ({ ...step, at: workAfter(createdAt, after) }))
    .filter(({ at }) => at <= now);
  for (const step of past) {
    const fileIds = step.kind === 'NOTE' ? step.fileIds : step.kind === 'PROPOSAL' ? [step.proofFileId] : [];
    for (const id of fileIds) if (id !== null) book.show(id, step.at);
  }
  if (line.drawingFileId !== null) book.show(line.drawingFileId, createdAt);
  return past;
}

function participantsOf(context: DemoContext, { account, placedBy, random }: Head): Participants {
  const overseer = account.overseer && random.chance(0.5) ? account.overseer : null;
  const customer = placedBy.isStaff ? account.overseer : (overseer ?? placedBy);
  return {
    customer: customer && actorOf(customer),
    sales: actorOf(context.sales),
    workshop: actorOf(context.workshop),
  };
}

/** Production does not begin before a prepaying customer has paid, so the timeline stops there. */
function payingFirst({ customer }: CustomerAccount, timeline: TimelineEntry[]): TimelineEntry[] {
  if (customer.terms !== 'PREPAID') return timeline;
  const start = timeline.findIndex(({ step }) => step.kind === 'TRANSITION' && step.action === 'START');
  return start < 0 ? timeline : timeline.slice(0, start);
}

type Chosen = { line: Omit<PlannedJob, 'past' | 'isRejected'>; priced: PricedConfiguration };

/** Picks random pieces until a configuration can be ordered. */
function chosen(
  context: DemoContext,
  head: Head,
  { before, isOver }: JobCourse,
  participants: Participants,
): Chosen {
  const { account, random } = head;
  const texts = TEXTS[account.language];
  const { type } = account.customer;
  for (;;) {
    const offer = offerFor(context.shop, type, { random, before });
    if (offer.piece.requiresProof && participants.customer === null) continue;
    const configuration = configured(offer, texts, { random, cuts: context.cuts });
    const quantity = quantityFor(offer, type, random);
    const priced = priceNow(context, { configuration, quantity });
    if (priced.unitPrice === null || priced.quoteRequired || priced.missing.length > 0) continue;
    const drawingFileId =
      offer.groupCode === 'RINGS' && !head.placedBy.isStaff && random.chance(0.06)
        ? context.book.request({
            kind: 'SKETCH',
            piece: offer.piece,
            customerId: account.customerId,
            uploadedById: head.placedBy.userId,
            isOver,
          })
        : null;
    return {
      priced,
      line: { configuration, quantity, drawingFileId, ...lineTexts(head, texts, topicsOf(priced)) },
    };
  }
}

function again(context: DemoContext, { past: _past, isRejected: _rejected, ...line }: PlannedJob): Chosen {
  return {
    line: { ...line, wantedAfterPromise: null, drawingFileId: null },
    priced: priceNow(context, line),
  };
}

function priceNow({ shop, sources, now }: DemoContext, line: Pick<PlannedJob, 'configuration' | 'quantity'>) {
  return priceAndName(shop.pieces, sources, { ...line, now });
}

/** The customer's texts on a line. A funeral home names the family and its case. */
function lineTexts({ memorialCase, random }: Head, texts: DemoTexts, topics: ReadonlySet<Topic>) {
  const [reference, endCustomer] = [random.pick(texts.references), random.pick(texts.endCustomers)];
  const written = {
    reference: random.chance(0.5) ? reference : null,
    endCustomer: random.chance(0.5) ? endCustomer : null,
    note: random.chance(0.2) ? random.pick(fitting(texts.lineNotes, topics)) : null,
    wantedAfterPromise: random.chance(0.35) ? random.whole(-3, 12) : null,
  };
  return memorialCase ? { ...written, ...memorialCase } : written;
}

/** The subjects that this piece has. */
function topicsOf({ itemType, choices, size }: PricedConfiguration): ReadonlySet<Topic> {
  const codes = choices.map(({ attributeCode }) => attributeCode);
  return new Set<Topic>([
    ...(size === null ? [] : (['RING'] as const)),
    ...(itemType.stones.length > 0 ? (['STONE'] as const) : []),
    ...(codes.includes('ENGRAVING') ? (['ENGRAVING'] as const) : []),
    ...(codes.includes('FINGERPRINT') ? (['FINGERPRINT'] as const) : []),
    ...(codes.includes('CHAIN_LENGTH') ? (['CHAIN'] as const) : []),
  ]);
}
