import { graphql } from '../../gql/gql.ts';

/** GET /PriceQuotes and /VloraPriceQuotes. */
export const RestListQuotes = graphql(`
  query RestListQuotes(
    $tab: OrderTab
    $filter: PriceQuoteFilter
    $orderBy: PriceQuoteOrder
    $skip: Int
    $first: Int
  ) {
    priceQuotes(tab: $tab, filter: $filter, orderBy: $orderBy, skip: $skip, first: $first) {
      totalCount(exact: true) {
        count
      }
      edges {
        node {
          ...RestQuoteSummary
        }
      }
    }
  }
`);

/** GET /PriceQuotes/ItemCount. */
export const RestCountQuotes = graphql(`
  query RestCountQuotes($filter: PriceQuoteFilter) {
    priceQuotes(filter: $filter, first: 1) {
      totalCount(exact: true) {
        count
      }
    }
  }
`);

/** GET /PriceQuotes/:id/items. */
export const RestQuoteItems = graphql(`
  query RestQuoteItems($id: Int!) {
    priceQuote(databaseId: $id) {
      source
      currency
      current {
        lines {
          ...RestQuoteItem
        }
      }
    }
  }
`);

/** POST /PriceQuotes/set-status. */
export const RestSetQuoteStatus = graphql(`
  mutation RestSetQuoteStatus($input: SetPriceQuoteStatusInput!) {
    result: setPriceQuoteStatus(input: $input) {
      __typename
      ... on SetPriceQuoteStatusSuccess {
        priceQuote {
          ...RestQuoteSummary
        }
      }
      ...RestError
    }
  }
`);
