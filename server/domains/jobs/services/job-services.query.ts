import { cachedRows } from '../../../database/changes/cached-rows.ts';
import type { EntityStatus } from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { Status } from '../../settings/status.type.ts';
import { listedJobOrders } from '../access.ts';
import { waitingServices } from '../list/waiting-services.ts';

type Group = { serviceType: EntityStatus; count: number };

const JobServiceGroupType = builder.objectRef<Group>('JobServiceGroup').implement({
  description:
    'A service type, and the number of jobs that wait for it; `jobOrders` lists them by `serviceTypeCode`.',
  fields: (t) => ({
    serviceType: t.field({
      type: Status,
      description: 'Kind of work.',
      resolve: ({ serviceType }) => serviceType,
    }),
    count: t.exposeInt('count', { description: 'Open jobs that wait for it, or for its approval.' }),
  }),
});

builder.queryField('jobServices', (t) =>
  t.field({
    type: [JobServiceGroupType],
    description: 'All service types, with the number of jobs that wait for the service or for its approval.',
    authScopes: { permission: JOB_ORDERS_VIEW },
    budget: 1,
    resolve: async (_root, _args, context): Promise<Group[]> => {
      const { db, viewer } = context;
      const serviceTypes = await cachedRows(context, ['serviceTypes'], () =>
        db.entityStatus.findMany({
          where: { entityType: 'SERVICE_TYPE' },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        }),
      );
      const counts = await db.jobService.groupBy({
        by: ['serviceTypeId'],
        where: waitingServices(listedJobOrders(viewer)),
        _count: { _all: true },
      });
      return serviceTypes.map((serviceType) => ({
        serviceType,
        count: counts.find(({ serviceTypeId }) => serviceTypeId === serviceType.id)?._count._all ?? 0,
      }));
    },
  }),
);
