import { builder } from '../../../schema/builder.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { JobService } from '../services/job-service.type.ts';

/** What a proposal changes in what was agreed. */
export const JobChange = builder.prismaObject('JobChange', {
  description: 'What a proposal changes in what was agreed, before and after.',
  fields: (t) => ({
    note: t.exposeString('note', { nullable: true, description: 'What changes, in words.' }),
    totalBefore: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'What the job came to; null when prices are not shown (1301 or 19xx).',
      select: { totalBefore: true },
      resolve: ({ totalBefore }, _args, { viewer }) => (seesAmounts(viewer) ? totalBefore : null),
    }),
    totalAfter: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'What it would come to, metal settled at shipping included; null when prices are not shown (1301 or 19xx).',
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
  t.relation('change', { nullable: true, description: 'What it changes in what was agreed; null: nothing.' }),
);
