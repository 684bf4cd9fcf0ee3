import type { RestJobServicesQuery } from '../gql/graphql.ts';

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
