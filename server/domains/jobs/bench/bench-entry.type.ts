import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { fullName } from '../../identity/user.type.ts';
import { visibleBenchEntries } from '../access.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { JobStageType } from '../job/job-stage.type.ts';
import { metalLoss } from '../rules/metal/metal-loss.ts';

const WEIGHTS = { weightIn: true, weightOut: true } as const;

/** A job at a stage of the bench. */
export const BenchEntry = builder.prismaObject('BenchEntry', {
  description: 'A job at a stage of the bench: who, from when to when, and what it weighed. Staff only.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('BenchEntry', id) }),
    stage: t.field({
      type: JobStageType,
      description: 'Where.',
      select: { stage: true },
      resolve: ({ stage }) => ({ code: stage }),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When it began.' }),
    startedByName: t.string({
      description: 'Who began it.',
      select: { startedBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ startedBy }) => fullName(startedBy),
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it is worked on.',
    }),
    finishedByName: t.string({
      nullable: true,
      description: 'Who ended it.',
      select: { finishedBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ finishedBy }) => finishedBy && fullName(finishedBy),
    }),
    weightIn: t.expose('weightIn', {
      type: 'Decimal',
      nullable: true,
      description: 'Gross grams of the whole job when it began; null: not weighed.',
    }),
    weightOut: t.expose('weightOut', {
      type: 'Decimal',
      nullable: true,
      description: 'The same when it ended.',
    }),
    loss: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Grams lost between the weighings; negative where stones or findings came to it.',
      select: WEIGHTS,
      resolve: ({ weightIn, weightOut }) => metalLoss(weightIn, weightOut)?.grams ?? null,
    }),
    lossPercent: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The same in per cent of what went in.',
      select: WEIGHTS,
      resolve: ({ weightIn, weightOut }) => metalLoss(weightIn, weightOut)?.percent ?? null,
    }),
    isOverTolerance: t.exposeBoolean('overTolerance', {
      description: 'It lost more than was tolerated when it ended.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'What the next should know.' }),
  }),
});

builder.prismaObjectField(JobOrder, 'benchEntries', (t) =>
  t.relation('benchEntries', {
    query: (_args, { viewer }) => ({ where: visibleBenchEntries(viewer), orderBy: { id: 'asc' } }),
    description: 'Staff only: its way over the bench, oldest first.',
  }),
);
