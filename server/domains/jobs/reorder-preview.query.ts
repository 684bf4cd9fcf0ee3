import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { dateOfIsoDay } from '../../lib/calendar.ts';
import { builder } from '../../schema/builder.ts';
import { localId } from '../../schema/global-id.ts';
import { seesAmounts, seesSummary } from '../pricing/access.ts';
import { PriceRowType, priceRowsOfJson } from '../pricing/price-row.type.ts';
import { JobOrder } from './job-order.type.ts';
import { priceAgain, type RepeatedJob } from './price-again.ts';
import { JOB_ORDERS_ADD } from './rules/transitions.ts';

const ReorderPreviewType = builder.objectRef<RepeatedJob>('ReorderPreview').implement({
  description: 'What a re-order would cost today. Unit prices.',
  fields: (t) => ({
    jobOrder: t.prismaField({
      type: JobOrder,
      description: 'The job that would be repeated.',
      extensions: PLANNED_ROWS,
      resolve: (query, { job }, _args, { db }) =>
        db.jobOrder.findUniqueOrThrow({ ...query, where: { id: job.id } }),
    }),
    before: t.field({ type: 'Decimal', description: 'What it cost.', resolve: ({ job }) => job.unitPrice }),
    after: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'What it costs today; null when it needs a quote.',
      resolve: ({ priced }) => (priced && !priced.quoteRequired ? priced.unitPrice : null),
    }),
    quoteRequired: t.boolean({
      description: 'It cannot be ordered without a quote.',
      resolve: ({ priced }) => !priced || priced.quoteRequired || priced.unitPrice === null,
    }),
    summary: t.field({
      type: [PriceRowType],
      nullable: true,
      description: 'What today’s price consists of. Needs 1301.',
      resolve: ({ priced }, _args, { viewer }) =>
        priced && seesSummary(viewer) ? priceRowsOfJson(priced.snapshot().summary) : null,
    }),
    promisedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'Day that would be promised.',
      resolve: ({ priced }) => (priced ? dateOfIsoDay(priced.promisedOn) : null),
    }),
  }),
});

builder.queryField('reorderPreview', (t) =>
  t.field({
    type: ReorderPreviewType,
    nullable: true,
    description:
      'What a re-order would cost today, before anything is written. Needs 1702 and visible prices.',
    authScopes: { permission: JOB_ORDERS_ADD },
    args: { jobOrderId: t.arg.id({ required: true, description: 'Job order to repeat.' }) },
    resolve: (_root, args, { db, viewer, now, services }) => {
      const jobOrderId = localId('JobOrder', String(args.jobOrderId));
      if (jobOrderId === null || !seesAmounts(viewer)) return null;
      return priceAgain(db, { viewer, jobOrderId, now, changes: services.changes });
    },
  }),
);
