import type { TransitionInput } from '../../../../server/domains/jobs/rules/decide-transition.ts';
import type { JobAction } from '../../../../server/domains/jobs/rules/transition.ts';
import type { PastActor, PastStep } from '../../orders/job-past.ts';
import type { Random } from '../random.ts';
import { type DemoTexts, fitting, type Topic } from './demo-texts.ts';
import { INTERNAL_NOTES } from './internal-notes.ts';
import type { Participants } from './participants.ts';

type WithoutTime<Step> = Step extends unknown ? Omit<Step, 'at'> : never;

/** A step at a number of working hours after the order. */
export type TimelineEntry = { after: number; step: WithoutTime<PastStep> };

/** The course of a job's production. */
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

/** Courses that require an action of the customer. */
export const NEEDS_CUSTOMER: readonly Course[] = ['ASKED', 'UNANSWERED', 'UNDECIDED', 'REFUSED', 'REVISED'];

/** The input of a job's timeline. */
type JobOutline = {
  course: Course;
  /** Working hours until it leaves the workshop. */
  hours: number;
  /** The customer approves a proof first. */
  isApproved: boolean;
  /** The service of the proof, and its extra price. */
  proof: { serviceTypeCode: string; price: string | null };
  /** Services of the order. A refusal cancels all of them. */
  orderedServices: readonly string[];
  /** Subjects of remarks about the piece. */
  topics: ReadonlySet<Topic>;
  isPickedUp: boolean;
  participants: Participants;
  texts: DemoTexts;
  random: Random;
  /** A picture for this job, or null. */
  picture: (kind: 'CAD' | 'WAX' | 'CASTING') => number | null;
};

/** The timeline of a job from its order to its end, by its course. */
export function timelineOf(job: JobOutline): TimelineEntry[] {
  const { course, hours, random } = job;
  const at = (low: number, high: number) => hours * random.between(low, high);
  const agreed = at(0.04, 0.1);
  const opening = openingOf(job, agreed);
  if (course === 'UNANSWERED' || course === 'UNDECIDED' || course === 'REFUSED') return opening;
  if (course === 'CANCELLED_EARLY') return [cancelledEarly(job, agreed)];
  const begun = at(0.2, 0.28);
  const start = transition(begun, job.participants.workshop, 'START');
  const checked = at(0.78, 0.84);
  if (course === 'HELD' || course === 'RESUMED' || course === 'CANCELLED_AT_THE_BENCH') {
    const broken = at(0.45, 0.55);
    const bench = [...opening, start, ...stages(job, begun, broken)];
    if (course === 'HELD') return [...bench, ...held(job, broken)];
    if (course === 'CANCELLED_AT_THE_BENCH') {
      const reason = random.pick(INTERNAL_NOTES.benchCancelled);
      return [...bench, transition(broken, job.participants.sales, 'CANCEL', { reason })];
    }
    const resumed = at(0.6, 0.66);
    const back = transition(resumed, job.participants.workshop, 'RESUME', {
      reason: random.pick(INTERNAL_NOTES.resumed),
    });
    return [...bench, ...held(job, broken), back, ...finish(job, checked)];
  }
  return [...opening, ...remarks(job, begun), start, ...stages(job, begun, checked), ...finish(job, checked)];
}

/** From the order to the release: a question, a proof, or only the release. */
function openingOf(job: JobOutline, agreed: number): TimelineEntry[] {
  const { course, participants, texts, random, isApproved } = job;
  const asked =
    course === 'ASKED' || course === 'UNANSWERED' ? question(job, agreed * 0.4, agreed * 0.8) : [];
  if (course === 'UNANSWERED') return asked;
  if (!isApproved) return [...asked, transition(agreed, participants.sales, 'RELEASE')];
  const sent = proofSent(job, agreed);
  if (course === 'UNDECIDED') return sent;
  const answered = agreed + job.hours * random.between(0.03, 0.06);
  const customer = customerOf(job);
  const approve = (after: number) => transition(after, customer, 'APPROVE');
  if (course !== 'REFUSED' && course !== 'REVISED') return [...asked, ...sent, approve(answered)];
  const refused = [
    ...sent,
    transition(answered, customer, 'DECLINE', { reason: random.pick(fitting(texts.declines, job.topics)) }),
  ];
  if (course === 'REFUSED') return refused;
  const again = agreed + job.hours * 0.08;
  const others = job.orderedServices.filter((code) => code !== job.proof.serviceTypeCode);
  const proposedAgain = others.map((serviceTypeCode): TimelineEntry => {
    const step = {
      kind: 'PROPOSAL',
      actor: participants.workshop,
      serviceTypeCode,
      price: null,
      proofFileId: null,
    } as const;
    return { after: again * 0.9, step };
  });
  return [...refused, ...proposedAgain, ...proofSent(job, again), approve(again + job.hours * 0.02)];
}

function question(job: JobOutline, asked: number, answered: number): TimelineEntry[] {
  const { participants, course, random, texts } = job;
  const [question, answer] = random.pick(fitting(texts.questions, job.topics));
  const timeline = [transition(asked, participants.sales, 'ASK_INFO', { reason: question })];
  if (course === 'UNANSWERED') return timeline;
  const customer = customerOf(job);
  return [
    ...timeline,
    note(answered, customer, 'CUSTOMER', answer),
    transition(answered, customer, 'ANSWER'),
  ];
}

function proofSent(
  { proof, participants, texts, random, picture }: JobOutline,
  after: number,
): TimelineEntry[] {
  const { serviceTypeCode, price } = proof;
  const proofFileId = picture('CAD');
  const text = random.pick(texts.proofSent);
  return [
    {
      after: after * 0.9,
      step: { kind: 'PROPOSAL', actor: participants.workshop, serviceTypeCode, price, proofFileId },
    },
    ...(proofFileId === null ? [] : [note(after, participants.sales, 'CUSTOMER', text, [proofFileId])]),
    transition(after, participants.sales, 'REQUEST_APPROVAL'),
  ];
}

function cancelledEarly(job: JobOutline, after: number): TimelineEntry {
  const reason = job.random.pick(job.texts.cancels);
  return transition(after, job.participants.customer ?? job.participants.sales, 'CANCEL', { reason });
}

function held({ participants, random }: JobOutline, after: number): TimelineEntry[] {
  const reason = random.pick(INTERNAL_NOTES.held);
  return [
    note(after, participants.workshop, 'INTERNAL', reason),
    transition(after, participants.workshop, 'HOLD', { reason }),
  ];
}

function remarks({ participants, random, texts, picture }: JobOutline, after: number): TimelineEntry[] {
  const remark = random.chance(0.15)
    ? [note(after, participants.sales, 'INTERNAL', random.pick(INTERNAL_NOTES.remarks))]
    : [];
  const wax = random.chance(0.25) ? picture('WAX') : null;
  return wax === null
    ? remark
    : [...remark, note(after, participants.workshop, 'CUSTOMER', random.pick(texts.waxShown), [wax])];
}

/** The stages of the bench. */
function stages(
  { topics, participants: { workshop: actor } }: JobOutline,
  from: number,
  to: number,
): TimelineEntry[] {
  const codes = topics.has('STONE') ? [30, 40, 50, 70, 90] : [30, 40, 50, 90];
  return codes.map((stage, index) => ({
    after: from + ((to - from) * (index + 0.5)) / codes.length,
    step: { kind: 'STAGE', actor, stage },
  }));
}

/** From the quality check to the end. */
function finish(job: JobOutline, checked: number): TimelineEntry[] {
  const { course, hours, isPickedUp, random, participants, texts, picture } = job;
  const { workshop } = participants;
  const toCheck = (after: number): TimelineEntry[] => [
    transition(after, workshop, 'TO_QC'),
    { after, step: { kind: 'STAGE', actor: workshop, stage: 95 } },
  ];
  if (course === 'REJECTED') return toCheck(checked);
  const again = checked + hours * 0.06;
  const rework = random.pick(INTERNAL_NOTES.reworked);
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
    participants.customer && random.chance(0.08)
      ? [note(shipped + 30, participants.customer, 'CUSTOMER', random.pick(texts.thanks))]
      : [];
  return [
    ...toCheck(checked),
    ...reworked,
    { after: passed, step: { kind: 'WEIGHT', actor: workshop } },
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

function customerOf({ participants, course }: JobOutline): PastActor {
  if (!participants.customer) throw new Error(`${course} needs a user of the customer.`);
  return participants.customer;
}

function transition(
  after: number,
  actor: PastActor,
  action: JobAction,
  input?: Partial<TransitionInput>,
): TimelineEntry {
  return { after, step: { kind: 'TRANSITION', actor, action, ...(input ? { input } : {}) } };
}

function note(
  after: number,
  actor: PastActor,
  visibility: 'INTERNAL' | 'CUSTOMER',
  text: string,
  fileIds: readonly number[] = [],
): TimelineEntry {
  return { after, step: { kind: 'NOTE', actor, visibility, text, fileIds } };
}
