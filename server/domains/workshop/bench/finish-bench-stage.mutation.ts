import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { readBenchJob } from '../../jobs/effects/bench-job.ts';
import { passedStages } from '../../jobs/rules/bench/bench-stages.ts';
import { JOB_TEXT_LENGTHS } from '../../jobs/rules/job-limits.ts';
import { JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';
import { editedJob } from '../../jobs/transitions/edited-job.ts';
import { jobOrderField } from '../../jobs/transitions/job-order-result.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { nextMove } from '../rules/bench-move.ts';
import { isOverTolerance, metalLoss } from '../rules/metal-loss.ts';
import { benchWeight } from './bench-weight.ts';
import { noteStage } from './note-stage.ts';

const rules = z.object({ note: z.string().trim().max(JOB_TEXT_LENGTHS.benchNote).nullish() });

mutation('finishBenchStage', {
  description:
    'Finishes the current bench stage of a job, which then waits for the next one. A metal loss beyond the tolerance is flagged. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: 'JOB_ORDER_BENCH_FINISH', entityType: 'JobOrder' },
  repeat: 'naturally repeatable: a stage that is finished is refused',
  budget: 12,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    weightOut: t.field({
      type: 'Decimal',
      description:
        'Gross weight of the whole job in grams, two decimals; required when its `benchMove` includes weighing.',
    }),
    note: t.string({
      description: 'Note for the next person at the bench, visible to staff; 1,000 characters at most.',
    }),
    weightConfirmed: t.boolean({
      description:
        'Confirms a weight that is far from the expected one; without it such a weight is refused with `WEIGHT_IMPLAUSIBLE`.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const jobOrderId = rowKey('JobOrder', input.id);
    const note = parseInput(rules, { note: input.note }).note || null;
    const { BENCH_LOSS_TOLERANCE_PERCENT: tolerance } = await requestSettings(context);
    await writes.transaction(async (tx, record) => {
      const job = await editedJob(tx, context, {
        jobOrderId,
        version: input.version,
        edit: 'STAGE',
        refusal: () => 'JOB_ORDER_NOT_IN_WORK',
      });
      const bench = await readBenchJob(tx, job);
      const move = nextMove(passedStages(bench.facts), job.stage);
      if (move?.kind !== 'FINISH') throw new RefusedError('BENCH_STAGE_NOT_STARTED');
      const weightOut = await benchWeight(tx, 'weightOut', {
        weight: input.weightOut,
        isNeeded: move.isWeighed,
        isConfirmed: input.weightConfirmed ?? false,
        job,
      });
      await noteStage(tx, job, bench, move.reaches);
      const { viewer, now } = context;
      const done = { jobOrderId, stage: move.stage, at: now, by: viewer.userId };
      const open = await openedEntry(tx, done);
      const loss = metalLoss(open.weightIn, weightOut);
      const overTolerance = isOverTolerance(loss, tolerance);
      await tx.benchEntry.update({
        where: { id: open.id },
        data: {
          finishedAt: now,
          finishedById: viewer.userId,
          weightOut,
          overTolerance,
          note,
        },
        select: { id: true },
      });
      record({
        entityId: job.id,
        customerId: job.customerId,
        data: { number: job.number, stage: move.stage, weightOut, overTolerance },
      });
    });
    return { jobOrderId };
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, jobAtBench }) => ({
    as: caller(sales),
    input: { id: await jobAtBench() },
  }),
});

/** The open entry of the stage; a stage recorded before entries existed gets one that begins now. */
async function openedEntry(
  tx: Prisma.TransactionClient,
  { jobOrderId, stage, at, by }: { jobOrderId: number; stage: number; at: Date; by: number },
) {
  const select = { id: true, weightIn: true } as const;
  const open = await tx.benchEntry.findFirst({
    where: { jobOrderId, stage, finishedAt: null },
    orderBy: { id: 'desc' },
    select,
  });
  return (
    open ??
    (await tx.benchEntry.create({ data: { jobOrderId, stage, startedAt: at, startedById: by }, select }))
  );
}
