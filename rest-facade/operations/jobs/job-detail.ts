import { graphql } from '../../gql/gql.ts';

/** A service on a job. */
export const RestJobService = graphql(`
  fragment RestJobService on JobService {
    databaseId
    price
    revision
    status
    decidedAt
    serviceType {
      databaseId
      code
      name
    }
    proof {
      databaseId
      url
      name
    }
  }
`);

/** GET /job-orders-extended/:id/detail. */
export const RestJobDetail = graphql(`
  query RestJobDetail($id: Int!) {
    jobOrder(databaseId: $id) {
      ...RestJobDetail
    }
  }
`);
