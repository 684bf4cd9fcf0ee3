import { graphql } from '../../gql/gql.ts';

/** A sales order as lists show it. */
export const RestSalesOrderSummary = graphql(`
  fragment RestSalesOrderSummary on SalesOrder {
    databaseId
    number
    kind
    version
    orderCode
    status {
      databaseId
      code
      name
      colour
      tab
      waitingOn
    }
    customer {
      databaseId
      name
      accountNumber
    }
    poNumber
    currency
    noteCount
    total
    payment {
      paid
      balance
    }
    progress {
      pieces
      ready
      shipped
      percent
    }
    createdAt
    updatedAt
  }
`);

/** GET /SalesOrders. */
export const RestListSalesOrders = graphql(`
  query RestListSalesOrders(
    $tab: OrderTab
    $filter: SalesOrderFilter
    $orderBy: SalesOrderOrder
    $skip: Int
    $first: Int
  ) {
    salesOrders(tab: $tab, filter: $filter, orderBy: $orderBy, skip: $skip, first: $first) {
      totalCount(exact: true) {
        count
      }
      edges {
        node {
          ...RestSalesOrderSummary
        }
      }
    }
  }
`);

/** GET /SalesOrders/:id/items. */
export const RestSalesOrderItems = graphql(`
  query RestSalesOrderItems($id: Int!) {
    salesOrder(databaseId: $id) {
      currency
      lines {
        databaseId
        rank
        title
        imageUrl
        reference
        promisedOn
        quantity
        shippedQuantity
        shippableQuantity
        isWithdrawn
        isStock
        unitPrice
        orderedUnitPrice
        hasAgreedPrice
        total
        jobOrder {
          databaseId
          number
          status {
            databaseId
            code
            name
          }
        }
      }
    }
  }
`);
