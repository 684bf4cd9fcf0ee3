import { graphql } from '../gql/gql.ts';

/** Data of a quote version that both sides may see. */
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
        ...DocumentPart
      }
      choices {
        attributeName
        value
      }
    }
  }
`);
