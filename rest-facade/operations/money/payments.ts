import { graphql } from '../../gql/gql.ts';

/** A payment as lists show it. */
export const RestPaymentSummary = graphql(`
  fragment RestPaymentSummary on Payment {
    databaseId
    number
    version
    customer {
      databaseId
      name
      accountNumber
    }
    salesOrderNumber
    receivedOn
    method
    reference
    currency
    amount
    applied
    refunded
    available
    isReversed
    createdAt
  }
`);

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
