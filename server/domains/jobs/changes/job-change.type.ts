import { builder } from '../../../schema/builder.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { JobService } from '../services/job-service.type.ts';

/** What a proposal changes in the agreed order. */
export const JobChange = builder.prismaObject('JobChange', {
  description: 'Changes of the agreement in a proposal, before and after.',
  fields: (t) => ({
    note: t.exposeString('note', { nullable: true, description: 'Description of the change.' }),
    totalBefore: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Total of the job before the change; null when prices are not shown (1301 or 19xx).',
      select: { totalBefore: true },
      resolve: ({ totalBefore }, _args, { viewer }) => (seesAmounts(viewer) ? totalBefore : null),
    }),
    totalAfter: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Total after the change, including metal settled at shipping; null when prices are not shown (1301 or 19xx).',
      select: { totalAfter: true },
      resolve: ({ totalAfter }, _args, { viewer }) => (seesAmounts(viewer) ? totalAfter : null),
    }),
    weightBefore: t.expose('weightBefore', {
      type: 'Decimal',
      nullable: true,
      description: 'Grams of one piece as agreed; null when the weight stays.',
    }),
    weightAfter: t.expose('weightAfter', {
      type: 'Decimal',
      nullable: true,
      description: 'Grams of one piece as weighed.',
    }),
    promisedOnBefore: t.expose('promisedOnBefore', {
      type: 'Date',
      nullable: true,
      description: 'Day that was promised.',
    }),
    promisedOnAfter: t.expose('promisedOnAfter', {
      type: 'Date',
      nullable: true,
      description: 'Day that would be promised; null when it stays.',
    }),
  }),
});

builder.prismaObjectField(JobService, 'change', (t) =>
  t.relation('change', { nullable: true, description: 'Change of the agreement; null: none.' }),
);
