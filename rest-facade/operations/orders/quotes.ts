import { graphql } from '../../gql/gql.ts';

/** A price quote as lists show it. */
export const RestQuoteSummary = graphql(`
  fragment RestQuoteSummary on PriceQuote {
    databaseId
    number
    kind
    source
    version
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
    reference
    currency
    noteCount
    total
    validUntil
    isExpired
    createdAt
    updatedAt
  }
`);

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
          databaseId
          lineKey
          title
          quantity
          unitPrice
          linePrice
          targetPrice
          isOptional
          alternativeGroup
          reference
          endCustomer
          note
          imageUrl
          leadDays
          size {
            us
            eu
            uk
            mm
          }
          variantCode
          itemType {
            databaseId
            code
            name
          }
          alloy {
            databaseId
            code
            name
          }
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
