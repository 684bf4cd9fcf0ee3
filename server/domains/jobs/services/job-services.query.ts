import { cachedRows } from '../../../database/changes/cached-rows.ts';
import type { EntityStatus, JobOrder as JobOrderRow } from '../../../database/generated/client.ts';
import { READ_AS_PLANNED, readRows } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { Status } from '../../settings/status.type.ts';
import { JOB_ORDERS_VIEW, listedJobOrders } from '../access.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { inTab } from '../list/in-status.ts';

/** Jobs shown in all groups together: the nearest promised come first. */
const MAX_JOBS = 200;

/** Services that still wait for the customer or for the workshop. */
const OPEN = ['PROPOSED', 'AWAITING_APPROVAL'];

type Group = { serviceType: EntityStatus; jobs: JobOrderRow[] };

const JobServiceGroupType = builder.objectRef<Group>('JobServiceGroup').implement({
  description: 'A kind of work with the jobs that wait for it.',
  fields: (t) => ({
    serviceType: t.field({
      type: Status,
      description: 'Kind of work.',
      resolve: ({ serviceType }) => serviceType,
    }),
    jobs: t.field({
      type: [JobOrder],
      description: 'Jobs, the nearest promised first.',
      extensions: READ_AS_PLANNED,
      resolve: ({ jobs }) => jobs,
    }),
  }),
});

builder.queryField('jobServices', (t) =>
  t.field({
    type: [JobServiceGroupType],
    description: 'Every kind of work with the jobs that wait for it or for its approval.',
    authScopes: { permission: JOB_ORDERS_VIEW },
    budget: 2,
    resolve: async (_root, _args, context, info): Promise<Group[]> => {
      const { db, viewer } = context;
      const serviceTypes = await cachedRows(context, ['serviceTypes'], () =>
        db.entityStatus.findMany({
          where: { entityType: 'SERVICE_TYPE' },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        }),
      );
      const open = { services: { some: { status: { in: OPEN } } } };
      const jobs = await readRows(context, 'JobOrder', {
        info,
        path: ['jobs'],
        where: { AND: [listedJobOrders(viewer), open, { OR: [inTab('NEW'), inTab('PROCESSING')] }] },
        orderBy: [{ promisedOn: 'asc' }, { id: 'asc' }],
        take: MAX_JOBS,
      });
      const services = await db.jobService.findMany({
        where: { jobOrderId: { in: jobs.map(({ id }) => id) }, status: { in: OPEN } },
        select: { jobOrderId: true, serviceTypeId: true },
      });
      const waiting = new Set(
        services.map(({ jobOrderId, serviceTypeId }) => `${serviceTypeId}:${jobOrderId}`),
      );
      return serviceTypes.map((serviceType) => ({
        serviceType,
        jobs: jobs.filter(({ id }) => waiting.has(`${serviceType.id}:${id}`)),
      }));
    },
  }),
);
