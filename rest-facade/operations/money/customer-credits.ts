import { graphql } from '../../gql/gql.ts';

/** A credit as lists show it. */
export const RestCustomerCreditSummary = graphql(`
  fragment RestCustomerCreditSummary on CustomerCredit {
    databaseId
    number
    version
    customer {
      databaseId
      name
      accountNumber
    }
    kind
    reason
    invoiceNumber
    issuedOn
    currency
    amount
    applied
    refunded
    balance
    available
    isVoided
    createdAt
  }
`);

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

/** The number by which a credit is printed. */
export const RestCustomerCreditNumber = graphql(`
  query RestCustomerCreditNumber($id: Int!) {
    customerCredit(databaseId: $id) {
      number
    }
  }
`);
