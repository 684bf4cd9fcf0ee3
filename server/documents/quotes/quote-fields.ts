import { graphql } from '../gql/gql.ts';

/** What one version of a quote says to both sides. */
export const DocumentQuoteVersion = graphql(`
  fragment DocumentQuoteVersion on PriceQuoteVersion {
    number
    isSent
    sentAt
    validUntil
    pricingNote
    leadDays
    terms
    depositPercent
    total
    lines {
      title
      quantity
      unitPrice
      linePrice
      isOptional
      alternativeGroup
      imageUrl
      reference
      endCustomer
      ownMetal
      parts {
        quantity
        name
        alloyName
      }
      choices {
        attributeName
        value
      }
    }
  }
`);
