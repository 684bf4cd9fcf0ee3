import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { fullName } from '../../identity/user.type.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { visibleBenchEntries } from '../access.ts';
import { metalLoss } from '../rules/metal-loss.ts';
import { JobStageType } from './job-stage.type.ts';

const WEIGHTS = { weightIn: true, weightOut: true } as const;

/** A job at a bench stage. */
export const BenchEntry = builder.prismaObject('BenchEntry', {
  description:
    'A stage of the bench that a job went through: who worked on it, when, and the weights. Staff only.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('BenchEntry', id) }),
    stage: t.field({
      type: JobStageType,
      description: 'The bench stage.',
      select: { stage: true },
      resolve: ({ stage }) => ({ code: stage }),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When it began.' }),
    startedByName: t.string({
      description: 'Name of the person who started it.',
      select: { startedBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ startedBy }) => fullName(startedBy),
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the stage was finished; null while in work.',
    }),
    finishedByName: t.string({
      nullable: true,
      description: 'Name of the person who finished it.',
      select: { finishedBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ finishedBy }) => finishedBy && fullName(finishedBy),
    }),
    weightIn: t.expose('weightIn', {
      type: 'Decimal',
      nullable: true,
      description: 'Gross weight of the whole job at the start, in grams; null: not weighed.',
    }),
    weightOut: t.expose('weightOut', {
      type: 'Decimal',
      nullable: true,
      description: 'Gross weight of the whole job at the end, in grams; null: not weighed.',
    }),
    loss: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Grams lost between the two weighings; negative where stones or findings were added.',
      select: WEIGHTS,
      resolve: ({ weightIn, weightOut }) => metalLoss(weightIn, weightOut)?.grams ?? null,
    }),
    lossPercent: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Metal loss in per cent of `weightIn`.',
      select: WEIGHTS,
      resolve: ({ weightIn, weightOut }) => metalLoss(weightIn, weightOut)?.percent ?? null,
    }),
    isOverTolerance: t.exposeBoolean('overTolerance', {
      description: 'The metal loss exceeded the tolerance at the time it was finished.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'Note for the next person at the bench.' }),
  }),
});

builder.prismaObjectField(JobOrder, 'benchEntries', (t) =>
  t.relation('benchEntries', {
    query: (_args, { viewer }) => ({ where: visibleBenchEntries(viewer), orderBy: { id: 'asc' } }),
    description: 'Staff only: its bench history, oldest first.',
  }),
);
