import { RefusedError } from '../../../errors/errors.ts';
import { decimal, ZERO } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { proposeChange } from '../../jobs/changes/propose-change.ts';
import { JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';
import { changeJob } from '../../jobs/transitions/change-job.ts';
import { editedJob } from '../../jobs/transitions/edited-job.ts';
import { jobOrderField } from '../../jobs/transitions/job-order-result.ts';
import { isOutOfTolerance, withinTotal } from '../../orders/rules/metal-settlement.ts';
import { jobTotal } from '../../orders/rules/order-charges.ts';
import { settlementOf } from '../../orders/totals/settlement-of.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { agreedWeight } from './agreed-weight.ts';
import { readGrams } from './read-grams.ts';
import { refuseImplausible } from './refuse-implausible.ts';

mutation('recordJobWeight', {
  description:
    'Records the weight of one piece of a job (the mean of several). If it is outside the tolerance of a job in production, the customer is asked for approval; later the job has to go back into production first. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: ['JOB_ORDER_WEIGHED', 'JOB_ORDER_CHANGE_ORDER'], entityType: 'JobOrder' },
  repeat: 'naturally repeatable: sets a weight',
  budget: 14,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    weight: t.field({ type: 'Decimal', required: true, description: 'Grams of one piece, two decimals.' }),
    weightConfirmed: t.boolean({
      description:
        'Confirms a weight that is far from the expected one; without it such a weight is refused with `WEIGHT_IMPLAUSIBLE`.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const jobOrderId = rowKey('JobOrder', input.id);
    const weight = readGrams('weight', input.weight);
    const settings = await requestSettings(context);
    await writes.transaction(async (tx, record) => {
      const job = await editedJob(tx, context, {
        jobOrderId,
        version: input.version,
        edit: 'WEIGHT',
        refusal: () => 'JOB_ORDER_NOT_IN_WORK',
      });
      const agreed = await agreedWeight(tx, job);
      refuseImplausible({ expected: agreed, weighed: weight, isConfirmed: input.weightConfirmed ?? false });
      const { weightTolerance } = await tx.itemType.findUniqueOrThrow({
        where: { id: job.itemTypeId },
        select: { weightTolerance: true },
      });
      const tolerance = weightTolerance ?? decimal(settings.WEIGHT_TOLERANCE_PERCENT);
      const isOff = isOutOfTolerance(agreed, weight, tolerance);
      if (isOff && job.statusCode !== 'IN_PRODUCTION') {
        throw new RefusedError('WEIGHT_OUT_OF_TOLERANCE', {
          agreed: decimal(agreed).toFixed(2),
          tolerance: decimal(tolerance).toFixed(),
        });
      }
      await changeJob(tx, job, { actualWeight: weight.toFixed(2) });
      record({
        action: 'JOB_ORDER_WEIGHED',
        entityId: job.id,
        customerId: job.customerId,
        data: { number: job.number, from: job.actualWeight?.toFixed(2) ?? null, to: weight.toFixed(2) },
      });
      if (!isOff) return;
      const settlement = await settlementOf(tx, { ...job, actualWeight: weight }, context);
      const settled = settlement && withinTotal(settlement, jobTotal(job));
      const change = {
        serviceTypeCode: 'CASTING',
        note: null,
        price: undefined,
        weight: { before: agreed, after: weight },
        settledLater: settled ? settled.weight.plus(settled.market) : ZERO,
      };
      await proposeChange(tx, context, { job, change, record });
    });
    return { jobOrderId };
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, job, move }) => {
    const id = await move(await move(await job(), 'RELEASE'), 'START');
    return { as: caller(sales), input: { id, weight: '5.64' }, audited: 'JOB_ORDER_WEIGHED' };
  },
});
