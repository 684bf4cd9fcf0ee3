import type { Prisma } from '../../../database/generated/client.ts';

/** The services of a job, with what its total after an approval depends on (`PricedService`). */
export const PRICED_SERVICES = {
  orderBy: { id: 'asc' },
  select: {
    id: true,
    status: true,
    price: true,
    settledLater: true,
    serviceType: { select: { code: true } },
  },
} as const satisfies Prisma.JobOrder$servicesArgs;
