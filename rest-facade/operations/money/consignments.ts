import { graphql } from '../../gql/gql.ts';

/** A consignment as lists show it. */
export const RestConsignmentSummary = graphql(`
  fragment RestConsignmentSummary on Consignment {
    databaseId
    number
    version
    status {
      databaseId
      code
      name
      colour
      tab
    }
    customer {
      databaseId
      name
      accountNumber
    }
    termDays
    issuedOn
    dueOn
    isOverdue
    passedPercent
    currency
    memoValue
    outValue
    pieces {
      state
      quantity
    }
    createdAt
    updatedAt
  }
`);

/** GET /OutgoingConsignments/outgoingConsignments. */
export const RestListConsignments = graphql(`
  query RestListConsignments(
    $tab: OrderTab
    $filter: ConsignmentFilter
    $orderBy: ConsignmentOrder
    $skip: Int
    $first: Int
  ) {
    outgoingConsignments(tab: $tab, filter: $filter, orderBy: $orderBy, skip: $skip, first: $first) {
      totalCount(exact: true) {
        count
      }
      edges {
        node {
          ...RestConsignmentSummary
        }
      }
    }
  }
`);

/** GET /OutgoingConsignments/outgoingConsignmentSummaries. */
export const RestConsignmentSummaries = graphql(`
  query RestConsignmentSummaries {
    consignmentSummaries {
      status {
        databaseId
        code
        name
        colour
      }
      count
      currency
      memoValue
      outValue
    }
  }
`);

/** GET /OutgoingConsignments/:id/items. */
export const RestConsignmentItems = graphql(`
  query RestConsignmentItems($id: Int!) {
    consignment(databaseId: $id) {
      currency
      lines {
        databaseId
        rank
        itemTypeCode
        variantCode
        title
        alloyName
        size {
          us
        }
        imageUrl
        quantity
        memoPrice
        value
        state
        stateSince
        sentOn
        daysOut
        invoiceNumber
      }
    }
  }
`);
