import { graphql } from '../../gql/gql.ts';

/** GET /Payment. */
export const RestListPayments = graphql(`
  query RestListPayments($filter: PaymentFilter, $orderBy: PaymentOrder, $skip: Int, $first: Int) {
    payments(filter: $filter, orderBy: $orderBy, skip: $skip, first: $first) {
      totalCount(exact: true) {
        count
      }
      edges {
        node {
          ...RestPaymentSummary
        }
      }
    }
  }
`);
