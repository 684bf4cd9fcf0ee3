import { builder } from '../../../schema/builder.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { weightDeviation } from '../rules/metal/metal-settlement.ts';

builder.prismaObjectFields(JobOrder, (t) => ({
  actualWeight: t.expose('actualWeight', {
    type: 'Decimal',
    nullable: true,
    description: 'Grams of one piece as weighed, the mean of several; null before it is.',
  }),
  weightDeviation: t.field({
    type: 'Decimal',
    nullable: true,
    description: 'How far it is off the estimate, in per cent; negative when it is lighter.',
    select: { actualWeight: true, estimatedWeight: true },
    resolve: ({ actualWeight, estimatedWeight }) =>
      actualWeight === null ? null : weightDeviation(estimatedWeight, actualWeight),
  }),
}));
