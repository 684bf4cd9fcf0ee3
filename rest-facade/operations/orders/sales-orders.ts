import { graphql } from '../../gql/gql.ts';

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
        ...RestSalesOrderItem
      }
    }
  }
`);
