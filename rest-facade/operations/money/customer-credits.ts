import { graphql } from '../../gql/gql.ts';

/** GET /CustomerCredit. */
export const RestListCustomerCredits = graphql(`
  query RestListCustomerCredits(
    $filter: CustomerCreditFilter
    $orderBy: CustomerCreditOrder
    $skip: Int
    $first: Int
  ) {
    customerCredits(filter: $filter, orderBy: $orderBy, skip: $skip, first: $first) {
      totalCount(exact: true) {
        count
      }
      edges {
        node {
          ...RestCustomerCreditSummary
        }
      }
    }
  }
`);

/** The number of a credit, for printing it. */
export const RestCustomerCreditNumber = graphql(`
  query RestCustomerCreditNumber($id: Int!) {
    customerCredit(databaseId: $id) {
      number
    }
  }
`);
