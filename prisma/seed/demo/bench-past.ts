import type { Prisma } from '../../../server/database/generated/client.ts';
import { isActiveStage } from '../../../server/domains/jobs/rules/bench/bench-stages.ts';
import { SETTINGS } from '../../../server/domains/settings/settings.ts';
import { isOverTolerance, isWeighed, metalLoss } from '../../../server/domains/workshop/rules/metal-loss.ts';
import { type DecimalInput, decimal, type Money } from '../../../server/lib/money.ts';
import type { Random } from './random.ts';
import { workAfter } from './work-clock.ts';

/** A job on the bench with the history to create. */
type BenchPast = {
  job: { id: number; estimatedWeight: DecimalInput; quantity: number };
  /** Its bench stages, in order. */
  stages: readonly { code: number }[];
  /** Its current stage. */
  stage: number | null;
  /** When production began. */
  began: Date;
  now: Date;
  operatorId: number;
  random: Random;
};

/** Weight of a casting with sprues, as a factor of the weight of the piece. */
const CAST_OVER = 1.08;

/** Its bench entries until now in order, with the recorded weights. The entry of the current stage is open. */
export function benchPast(past: BenchPast): Prisma.BenchEntryCreateManyInput[] {
  const { job, stages, stage, began, now, operatorId, random } = past;
  if (stage === null) return [];
  const passed = stages.filter(({ code }) => code <= stage && isActiveStage(code));
  const step = (now.getTime() - began.getTime()) / (passed.length + 1);
  // In working hours: times outside of them count as the end of the business day.
  const timeOf = (place: number) => workAfter(new Date(Math.round(began.getTime() + step * place)), 0);
  let weight = decimal(job.estimatedWeight).mul(job.quantity).mul(CAST_OVER).toDecimalPlaces(2);
  return passed.map(({ code }, place) => {
    const isOpen = code === stage;
    const weightIn = isWeighed(code, 'in') ? weight : null;
    if (weightIn !== null && !isOpen) weight = weightAfter(weightIn, code, random);
    const weightOut = isWeighed(code, 'out') && !isOpen ? weight : null;
    const loss = metalLoss(weightIn, weightOut);
    return {
      jobOrderId: job.id,
      stage: code,
      startedAt: timeOf(place + 0.1),
      startedById: operatorId,
      ...(isOpen ? {} : { finishedAt: timeOf(place + 0.9), finishedById: operatorId }),
      weightIn: weightIn?.toFixed(2) ?? null,
      weightOut: weightOut?.toFixed(2) ?? null,
      overTolerance: isOverTolerance(loss, SETTINGS.BENCH_LOSS_TOLERANCE_PERCENT.standard),
    };
  });
}

/** Setting adds the stones. Other stages lose a little, and sometimes too much. */
function weightAfter(weight: Money, stage: number, random: Random): Money {
  const change =
    stage === 70
      ? random.between(0.004, 0.02)
      : -(random.chance(0.08) ? random.between(0.035, 0.06) : random.between(0.002, 0.022));
  return weight.mul(1 + change).toDecimalPlaces(2);
}
