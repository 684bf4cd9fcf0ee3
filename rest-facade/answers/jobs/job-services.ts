import { z } from 'zod';
import type { RestJobServicesQuery, RestJobsOfServiceQuery } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { count, day, id } from '../values.ts';

type Service = RestJobServicesQuery['jobServices'][number];
type Job = RestJobsOfServiceQuery['jobOrders']['edges'][number]['node'];

/** A service with a page of the jobs that wait for it. Services without waiting jobs are not shown. */
export function jobServiceAnswer({ serviceType, count }: Service, page: number, jobs: readonly Job[]) {
  return {
    id: serviceType.databaseId,
    serviceTypeName: serviceType.name,
    serviceTypeCode: serviceType.code,
    page,
    total: count,
    jobs: jobs.map((job) => ({
      jobID: job.databaseId,
      number: job.number,
      name: job.title,
      statusCode: job.status.code,
      statusName: job.status.name,
      customerID: job.customer.databaseId,
      customerName: job.customer.name,
      promisedDate: job.promisedOn,
      imageUrl: job.imageUrl,
    })),
    isLoading: false as const,
    isVisible: count > 0,
  };
}

/** A service and the jobs that wait for it. */
export const jobServiceSchema = component<ReturnType<typeof jobServiceAnswer>>()(
  'JobService',
  'A service and the jobs that wait for it.',
  z.strictObject({
    id,
    serviceTypeName: z.string(),
    serviceTypeCode: z.string(),
    page: count.describe('Number of the requested page, from 0.'),
    total: count.describe('Jobs that wait for it, on all pages.'),
    jobs: z.array(
      z.strictObject({
        jobID: id,
        number: z.string(),
        name: z.string(),
        statusCode: z.string(),
        statusName: z.string(),
        customerID: id,
        customerName: z.string(),
        promisedDate: day.nullable(),
        imageUrl: z.string(),
      }),
    ),
    isLoading: z.literal(false).describe('Always false.'),
    isVisible: z.boolean().describe('Whether jobs wait for it.'),
  }),
);
