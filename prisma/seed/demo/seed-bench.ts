import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import type { Prisma } from '../../../server/database/generated/client.ts';
import { BENCH_SELECT, benchFacts } from '../../../server/domains/jobs/effects/bench-facts.ts';
import { inStatus } from '../../../server/domains/jobs/list/in-status.ts';
import { leadDaysLeft, startBy } from '../../../server/domains/jobs/rules/bench/bench-schedule.ts';
import {
  BENCH_STAGES,
  isActiveStage,
  passedStages,
} from '../../../server/domains/jobs/rules/bench/bench-stages.ts';
import { isOnBench } from '../../../server/domains/jobs/rules/job-edits.ts';
import { isoDayOfColumn } from '../../../server/domains/settings/company-day.ts';
import { saveSetting } from '../../../server/domains/settings/save-setting.ts';
import { SETTINGS } from '../../../server/domains/settings/settings.ts';
import { nextMove } from '../../../server/domains/workshop/rules/bench-move.ts';
import { dateOfIsoDay } from '../../../server/lib/calendar.ts';
import { benchPast } from './bench-past.ts';
import { randomOf } from './random.ts';

/** Workflows of item groups: bands are cast without a drawing, and chains are machine-made. */
const WORKFLOWS = [
  {
    workflow: { code: 'BANDS', nameEn: 'Bands', nameFr: 'Alliances' },
    groups: ['BANDS'],
    stages: [30, 40, 50, 70, 80, 85, 90, 95, 100],
  },
  {
    workflow: { code: 'CHAINS', nameEn: 'Chains', nameFr: 'Chaînes' },
    groups: ['CHAINS'],
    stages: [50, 60, 90, 95, 100],
  },
  {
    workflow: { code: 'BENCH_WORK', nameEn: 'Bench work', nameFr: 'Travaux d’établi' },
    groups: ['FINDINGS', 'STONES', 'SERVICES'],
    stages: [60, 70, 90, 95, 100],
  },
];

const ON_BENCH = {
  ...BENCH_SELECT,
  id: true,
  number: true,
  promisedOn: true,
  estimatedWeight: true,
  quantity: true,
  events: { where: { action: 'START' }, orderBy: { id: 'asc' }, take: 1, select: { at: true } },
} satisfies Prisma.JobOrderSelect;

/**
 * Creates the history of the jobs on the bench: recorded weights, metal loss and remaining time. One stage is over its
 * capacity.
 */
export async function seedBench(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  now: Date,
): Promise<void> {
  const operatorId = viewers.get('production@aurifex.test')?.userId;
  if (operatorId === undefined) throw new Error('There is no production user.');
  await addWorkflows(db);
  const jobs = await db.jobOrder.findMany({
    where: inStatus(isOnBench),
    orderBy: { id: 'asc' },
    select: ON_BENCH,
  });
  const entries: Prisma.BenchEntryCreateManyInput[] = [];
  const held = new Map<number, number>();
  for (const job of jobs) {
    const random = randomOf(`bench:${job.number}`);
    const stages = passedStages({ ...benchFacts(job), stage: null });
    const noted = stageOnWay(stages, job.stage);
    // Some were finished at their stage and wait for the next one.
    const waits = isActiveStage(noted) && random.chance(0.4);
    const stage = waits ? (nextMove(stages, noted)?.reaches ?? noted) : noted;
    const daysLeft = leadDaysLeft(stages, stage);
    const day = startBy(isoDayOfColumn(job.promisedOn), daysLeft);
    await db.jobOrder.update({
      where: { id: job.id },
      data: { stage, leadDaysLeft: daysLeft, startBy: day === null ? null : dateOfIsoDay(day) },
      select: { id: true },
    });
    const column = BENCH_STAGES.find(({ code }) => code === stage || code - 1 === stage)?.code;
    if (column !== undefined && column !== 100) held.set(column, (held.get(column) ?? 0) + 1);
    const began = job.events[0]?.at;
    if (began) entries.push(...benchPast({ job, stages, stage, began, now, operatorId, random }));
  }
  await db.benchEntry.createMany({ data: entries });
  await limitCapacity(db, held);
}

/** The stage if it is part of the job's workflow, otherwise the next one. Orders are created before the workflows. */
function stageOnWay(stages: readonly { code: number }[], stage: number | null): number | null {
  if (stage === null || stages.some(({ code }) => code === stage || code - 1 === stage)) return stage;
  return stages.find(({ code }) => code > stage)?.code ?? stage;
}

async function addWorkflows(db: Database): Promise<void> {
  for (const { workflow, groups, stages } of WORKFLOWS) {
    const { id } = await db.workflow.create({
      data: {
        ...workflow,
        stages: { create: stages.map((stage) => ({ stage, leadDays: stage === 100 ? 0 : 1 })) },
      },
      select: { id: true },
    });
    await db.itemType.updateMany({
      where: { itemGroup: { is: { code: { in: groups } } } },
      data: { workflowId: id, version: { increment: 1 } },
    });
  }
}

/** Sets the capacity of the fullest stage below its number of jobs. */
async function limitCapacity(db: Database, held: ReadonlyMap<number, number>): Promise<void> {
  const [fullest] = [...held].toSorted(([, one], [, other]) => other - one);
  if (!fullest) return;
  const [stage, jobs] = fullest;
  await saveSetting(db, 'BENCH_CAPACITY', {
    ...SETTINGS.BENCH_CAPACITY.standard,
    [stage]: Math.max(1, jobs - 2),
  });
}
