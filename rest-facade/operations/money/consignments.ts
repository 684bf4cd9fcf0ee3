import { graphql } from '../../gql/gql.ts';

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
      ...RestConsignmentStatus
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
