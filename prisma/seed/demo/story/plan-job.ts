import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { ShippingMethod } from '../../../../server/database/generated/client.ts';
import { priceLoaded } from '../../../../server/domains/pricing/calculation/price-loaded.ts';
import type { PricedConfiguration } from '../../../../server/domains/pricing/calculation/priced-configuration.ts';
import type { PastStep } from '../../orders/job-past.ts';
import type { Random } from '../random.ts';
import { HOURS_A_DAY, workAfter } from '../work-clock.ts';
import { actorOf, type Cast } from './cast.ts';
import type { Party } from './party.ts';
import type { PlannedJob } from './planned-order.ts';
import { configured, offerFor, quantityFor } from './shop.ts';
import type { Story } from './story.ts';
import { type Beat, type Course, NEEDS_CUSTOMER, timelineOf } from './timeline.ts';
import { fitting, type Topic, type Words } from './words.ts';
import { WORDS } from './words-by-language.ts';

/** The order that a job belongs to. */
type Head = {
  party: Party;
  placedBy: Viewer;
  shippingMethod: ShippingMethod;
  memorialCase: MemorialCase | null;
  random: Random;
};

/** Whom a funeral home orders for. */
export type MemorialCase = { endCustomer: string; reference: string };

/** How the job is to go; `pace` 1 leaves the workshop on the promised day, null: as usual. */
type Wish = {
  course: Course;
  /** The piece is older than this. */
  before: Date;
  pace: number | null;
  /** Ended long ago. */
  isOver: boolean;
  again?: PlannedJob | undefined;
};

/** A line of an order with its whole story, which has not been placed in time yet. */
export type StoriedJob = { line: Omit<PlannedJob, 'past'>; beats: Beat[] };

/** A job of an order: what is ordered, what the customer says about it, and how its making goes. */
export function planJob(story: Story, head: Head, wish: Wish): StoriedJob {
  const { party, random } = head;
  const words = WORDS[party.language];
  const cast = castOf(story, head);
  const { line, priced } = wish.again ? again(story, wish.again) : chosen(story, head, wish, cast);
  const course = cast.customer || !NEEDS_CUSTOMER.includes(wish.course) ? wish.course : 'SMOOTH';
  const isRequired = priced.itemType.requiresProof || (party.customer.approvalRequired ?? false);
  const isChosen =
    course === 'UNDECIDED' || course === 'REFUSED' || course === 'REVISED' || random.chance(0.06);
  const services = priced.itemType.services.map(({ code }) => code);
  const beats = timelineOf({
    course,
    hours: priced.leadDays * HOURS_A_DAY * (wish.pace ?? random.between(0.75, 1.02)),
    isApproved: isRequired || (isChosen && cast.customer !== null),
    proof: {
      serviceTypeCode: services.includes('ENGRAVING') ? 'ENGRAVING' : 'CAD',
      price: !isRequired && random.chance(0.5) ? '85.00' : null,
    },
    orderedServices: isRequired ? services : [],
    topics: topicsOf(priced),
    isPickedUp: head.shippingMethod.isPickup,
    cast,
    words,
    random,
    picture: (kind) =>
      story.book.ask({
        kind,
        piece: priced.itemType,
        customerId: party.customerId,
        uploadedById: story.workshop.userId,
        isOver: wish.isOver,
      }),
  });
  return { line: { ...line, isRejected: course === 'REJECTED' }, beats: payingFirst(party, beats) };
}

/** What has happened by now, at its time. Pictures that were shown get their date. */
export function pastOf({ now, book }: Story, { line, beats }: StoriedJob, createdAt: Date): PastStep[] {
  const past = beats
    .map(({ after, step }): PastStep => ({ ...step, at: workAfter(createdAt, after) }))
    .filter(({ at }) => at <= now);
  for (const step of past) {
    const fileIds = step.kind === 'NOTE' ? step.fileIds : step.kind === 'PROPOSAL' ? [step.proofFileId] : [];
    for (const id of fileIds) if (id !== null) book.show(id, step.at);
  }
  if (line.drawingFileId !== null) book.show(line.drawingFileId, createdAt);
  return past;
}

function castOf(story: Story, { party, placedBy, random }: Head): Cast {
  const overseer = party.overseer && random.chance(0.5) ? party.overseer : null;
  const customer = placedBy.isStaff ? party.overseer : (overseer ?? placedBy);
  return {
    customer: customer && actorOf(customer),
    sales: actorOf(story.sales),
    workshop: actorOf(story.workshop),
  };
}

/** Nothing is begun for a customer who pays first: the story stops where it would be. */
function payingFirst({ customer }: Party, beats: Beat[]): Beat[] {
  if (customer.terms !== 'PREPAID') return beats;
  const start = beats.findIndex(({ step }) => step.kind === 'TRANSITION' && step.action === 'START');
  return start < 0 ? beats : beats.slice(0, start);
}

type Chosen = { line: Omit<PlannedJob, 'past' | 'isRejected'>; priced: PricedConfiguration };

/** Picks a piece until one can be ordered as it was configured. */
function chosen(story: Story, head: Head, { before, isOver }: Wish, cast: Cast): Chosen {
  const { party, random } = head;
  const words = WORDS[party.language];
  const { type } = party.customer;
  for (;;) {
    const offer = offerFor(story.shop, type, { random, before });
    if (offer.piece.requiresProof && cast.customer === null) continue;
    const configuration = configured(offer, words, random);
    const quantity = quantityFor(offer, type, random);
    const priced = priceNow(story, { configuration, quantity });
    if (priced.unitPrice === null || priced.quoteRequired || priced.missing.length > 0) continue;
    const drawingFileId =
      offer.groupCode === 'RINGS' && !head.placedBy.isStaff && random.chance(0.06)
        ? story.book.ask({
            kind: 'SKETCH',
            piece: offer.piece,
            customerId: party.customerId,
            uploadedById: head.placedBy.userId,
            isOver,
          })
        : null;
    return {
      priced,
      line: { configuration, quantity, drawingFileId, ...saidAbout(head, words, topicsOf(priced)) },
    };
  }
}

function again(story: Story, { past: _past, isRejected: _rejected, ...line }: PlannedJob): Chosen {
  return { line: { ...line, wantedAfterPromise: null, drawingFileId: null }, priced: priceNow(story, line) };
}

function priceNow({ shop, sources, now }: Story, line: Pick<PlannedJob, 'configuration' | 'quantity'>) {
  return priceLoaded(shop.pieces, sources, { ...line, now });
}

/** What the customer writes beside a line; a funeral home names the family and its case. */
function saidAbout({ memorialCase, random }: Head, words: Words, topics: ReadonlySet<Topic>) {
  const [reference, endCustomer] = [random.pick(words.references), random.pick(words.endCustomers)];
  const said = {
    reference: random.chance(0.5) ? reference : null,
    endCustomer: random.chance(0.5) ? endCustomer : null,
    note: random.chance(0.2) ? random.pick(fitting(words.lineNotes, topics)) : null,
    wantedAfterPromise: random.chance(0.35) ? random.whole(-3, 12) : null,
  };
  return memorialCase ? { ...said, ...memorialCase } : said;
}

/** What people can talk about with this piece in hand. */
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
