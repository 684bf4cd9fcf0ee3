import type { TransitionInput } from '../../../../server/domains/jobs/rules/decide-transition.ts';
import type { JobAction } from '../../../../server/domains/jobs/rules/transition.ts';
import type { PastActor, PastStep } from '../../orders/job-past.ts';
import type { Random } from '../random.ts';
import type { Cast } from './cast.ts';
import { SHOP_TALK } from './shop-talk.ts';
import { fitting, type Topic, type Words } from './words.ts';

type WithoutTime<Step> = Step extends unknown ? Omit<Step, 'at'> : never;

/** Something that happens so many working hours after the order. */
export type Beat = { after: number; step: WithoutTime<PastStep> };

/** How the making of a job goes. */
export type Course =
  | 'SMOOTH'
  | 'ASKED'
  | 'UNANSWERED'
  | 'UNDECIDED'
  | 'REFUSED'
  | 'REVISED'
  | 'HELD'
  | 'RESUMED'
  | 'CANCELLED_EARLY'
  | 'CANCELLED_AT_THE_BENCH'
  | 'REWORKED'
  | 'REJECTED';

/** Courses in which somebody at the customer's has to do something. */
export const NEEDS_CUSTOMER: readonly Course[] = ['ASKED', 'UNANSWERED', 'UNDECIDED', 'REFUSED', 'REVISED'];

/** Everything that the story of one job is made from. */
export type JobOutline = {
  course: Course;
  /** Working hours until it leaves the workshop. */
  hours: number;
  /** The customer approves a proof first. */
  isApproved: boolean;
  /** Service that the proof is for, and what it costs on top. */
  proof: { serviceTypeCode: string; price: string | null };
  /** Services that came with the order; a refusal takes all of them back. */
  orderedServices: readonly string[];
  /** What can be said about the piece. */
  topics: ReadonlySet<Topic>;
  isPickedUp: boolean;
  cast: Cast;
  words: Words;
  random: Random;
  /** A picture for this job; null when there is none. */
  picture: (kind: 'CAD' | 'WAX' | 'CASTING') => number | null;
};

/** The story of a job from its order to its end, as its course has it. */
export function timelineOf(job: JobOutline): Beat[] {
  const { course, hours, random } = job;
  const at = (low: number, high: number) => hours * random.between(low, high);
  const agreed = at(0.04, 0.1);
  const opening = openingOf(job, agreed);
  if (course === 'UNANSWERED' || course === 'UNDECIDED' || course === 'REFUSED') return opening;
  if (course === 'CANCELLED_EARLY') return [cancelledEarly(job, agreed)];
  const begun = at(0.2, 0.28);
  const start = transition(begun, job.cast.workshop, 'START');
  const checked = at(0.78, 0.84);
  if (course === 'HELD' || course === 'RESUMED' || course === 'CANCELLED_AT_THE_BENCH') {
    const broken = at(0.45, 0.55);
    const bench = [...opening, start, ...stages(job, begun, broken)];
    if (course === 'HELD') return [...bench, ...held(job, broken)];
    if (course === 'CANCELLED_AT_THE_BENCH') {
      const reason = random.pick(SHOP_TALK.benchCancelled);
      return [...bench, transition(broken, job.cast.sales, 'CANCEL', { reason })];
    }
    const resumed = at(0.6, 0.66);
    const back = transition(resumed, job.cast.workshop, 'RESUME', { reason: random.pick(SHOP_TALK.resumed) });
    return [...bench, ...held(job, broken), back, ...finish(job, checked)];
  }
  return [...opening, ...remarks(job, begun), start, ...stages(job, begun, checked), ...finish(job, checked)];
}

/** From the order to the go-ahead: a question, a proof, or just the release. */
function openingOf(job: JobOutline, agreed: number): Beat[] {
  const { course, cast, words, random, isApproved } = job;
  const asked =
    course === 'ASKED' || course === 'UNANSWERED' ? question(job, agreed * 0.4, agreed * 0.8) : [];
  if (course === 'UNANSWERED') return asked;
  if (!isApproved) return [...asked, transition(agreed, cast.sales, 'RELEASE')];
  const sent = proofSent(job, agreed);
  if (course === 'UNDECIDED') return sent;
  const answered = agreed + job.hours * random.between(0.03, 0.06);
  const customer = customerOf(job);
  const approve = (after: number) => transition(after, customer, 'APPROVE');
  if (course !== 'REFUSED' && course !== 'REVISED') return [...asked, ...sent, approve(answered)];
  const refused = [
    ...sent,
    transition(answered, customer, 'DECLINE', { reason: random.pick(fitting(words.declines, job.topics)) }),
  ];
  if (course === 'REFUSED') return refused;
  const again = agreed + job.hours * 0.08;
  const others = job.orderedServices.filter((code) => code !== job.proof.serviceTypeCode);
  const proposedAgain = others.map((serviceTypeCode): Beat => {
    const step = {
      kind: 'PROPOSAL',
      actor: cast.workshop,
      serviceTypeCode,
      price: null,
      proofFileId: null,
    } as const;
    return { after: again * 0.9, step };
  });
  return [...refused, ...proposedAgain, ...proofSent(job, again), approve(again + job.hours * 0.02)];
}

function question(job: JobOutline, asked: number, answered: number): Beat[] {
  const { cast, course, random, words } = job;
  const [ask, answer] = random.pick(fitting(words.questions, job.topics));
  const beats = [note(asked, cast.sales, 'CUSTOMER', ask), transition(asked, cast.sales, 'ASK_INFO')];
  if (course === 'UNANSWERED') return beats;
  const customer = customerOf(job);
  return [...beats, note(answered, customer, 'CUSTOMER', answer), transition(answered, customer, 'ANSWER')];
}

function proofSent({ proof, cast, words, random, picture }: JobOutline, after: number): Beat[] {
  const { serviceTypeCode, price } = proof;
  const proofFileId = picture('CAD');
  const text = random.pick(words.proofSent);
  return [
    {
      after: after * 0.9,
      step: { kind: 'PROPOSAL', actor: cast.workshop, serviceTypeCode, price, proofFileId },
    },
    ...(proofFileId === null ? [] : [note(after, cast.sales, 'CUSTOMER', text, [proofFileId])]),
    transition(after, cast.sales, 'REQUEST_APPROVAL'),
  ];
}

function cancelledEarly(job: JobOutline, after: number): Beat {
  const reason = job.random.pick(job.words.cancels);
  return transition(after, job.cast.customer ?? job.cast.sales, 'CANCEL', { reason });
}

function held({ cast, random }: JobOutline, after: number): Beat[] {
  const reason = random.pick(SHOP_TALK.held);
  return [
    note(after, cast.workshop, 'INTERNAL', reason),
    transition(after, cast.workshop, 'HOLD', { reason }),
  ];
}

function remarks({ cast, random, words, picture }: JobOutline, after: number): Beat[] {
  const remark = random.chance(0.15)
    ? [note(after, cast.sales, 'INTERNAL', random.pick(SHOP_TALK.remarks))]
    : [];
  const wax = random.chance(0.25) ? picture('WAX') : null;
  return wax === null
    ? remark
    : [...remark, note(after, cast.workshop, 'CUSTOMER', random.pick(words.waxShown), [wax])];
}

/** The bench, stage by stage. */
function stages({ topics, cast: { workshop: actor } }: JobOutline, from: number, to: number): Beat[] {
  const codes = topics.has('STONE') ? [30, 40, 50, 70, 90] : [30, 40, 50, 90];
  return codes.map((stage, index) => ({
    after: from + ((to - from) * (index + 0.5)) / codes.length,
    step: { kind: 'STAGE', actor, stage },
  }));
}

/** From the final check to the end. */
function finish(job: JobOutline, checked: number): Beat[] {
  const { course, hours, isPickedUp, random, cast, words, picture } = job;
  const { workshop } = cast;
  const toCheck = (after: number): Beat[] => [
    transition(after, workshop, 'TO_QC'),
    { after, step: { kind: 'STAGE', actor: workshop, stage: 95 } },
  ];
  if (course === 'REJECTED') return toCheck(checked);
  const again = checked + hours * 0.06;
  const rework = random.pick(SHOP_TALK.reworked);
  const casting = course === 'REWORKED' ? picture('CASTING') : null;
  const reworked =
    course === 'REWORKED'
      ? [
          note(checked, workshop, 'INTERNAL', rework, casting === null ? [] : [casting]),
          transition(checked + hours * 0.01, workshop, 'REWORK', { reason: rework }),
          ...toCheck(again),
        ]
      : [];
  const passed = hours * random.between(0.9, 0.92);
  const shipped = hours * random.between(0.95, 1);
  const completed = shipped + random.between(40, 75);
  const sending = isPickedUp ? { pickup: true } : { trackingNumber: trackingNumber(random) };
  const thanks =
    cast.customer && random.chance(0.08)
      ? [note(shipped + 30, cast.customer, 'CUSTOMER', random.pick(words.thanks))]
      : [];
  return [
    ...toCheck(checked),
    ...reworked,
    { after: passed, step: { kind: 'STAGE', actor: workshop, stage: 100 } },
    transition(passed, workshop, 'PASS'),
    transition(shipped, workshop, 'SHIP', sending),
    ...thanks,
    transition(completed, workshop, 'COMPLETE'),
  ];
}

function trackingNumber(random: Random): string {
  return `1Z${random.whole(100, 999)}A0${random.whole(10_000_000, 99_999_999)}`;
}

function customerOf({ cast, course }: JobOutline): PastActor {
  if (!cast.customer) throw new Error(`${course} needs somebody at the customer’s.`);
  return cast.customer;
}

function transition(
  after: number,
  actor: PastActor,
  action: JobAction,
  input?: Partial<TransitionInput>,
): Beat {
  return { after, step: { kind: 'TRANSITION', actor, action, ...(input ? { input } : {}) } };
}

function note(
  after: number,
  actor: PastActor,
  visibility: 'INTERNAL' | 'CUSTOMER',
  text: string,
  fileIds: readonly number[] = [],
): Beat {
  return { after, step: { kind: 'NOTE', actor, visibility, text, fileIds } };
}
