import { builder } from '../../../schema/builder.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { weightDeviation } from '../../orders/rules/metal-settlement.ts';

builder.prismaObjectFields(JobOrder, (t) => ({
  actualWeight: t.expose('actualWeight', {
    type: 'Decimal',
    nullable: true,
    description: 'Measured weight of one piece in grams, the mean of several; null before it is weighed.',
  }),
  weightDeviation: t.field({
    type: 'Decimal',
    nullable: true,
    description: 'Deviation of the weight from the estimate, in per cent; negative when lighter.',
    select: { actualWeight: true, estimatedWeight: true },
    resolve: ({ actualWeight, estimatedWeight }) =>
      actualWeight === null ? null : weightDeviation(estimatedWeight, actualWeight),
  }),
}));
