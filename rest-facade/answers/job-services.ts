import { z } from 'zod';
import type { RestJobServicesQuery } from '../gql/graphql.ts';
import { component } from './component.ts';
import { count, day, id } from './values.ts';

/** A service with the jobs that wait for it; the last three fields keep the client's list going. */
export function jobServiceAnswer({ serviceType, jobs }: RestJobServicesQuery['jobServices'][number]) {
  return {
    id: serviceType.databaseId,
    serviceTypeName: serviceType.name,
    serviceTypeCode: serviceType.code,
    page: 0,
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
    isLoading: false,
    isVisible: jobs.length > 0,
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
    page: count,
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
    isLoading: z.boolean(),
    isVisible: z.boolean(),
  }),
);
