import { QUOTES_VIEW } from '../../domains/quotes/rules/transitions.ts';
import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { quoteSheet } from './quote-sheet.ts';
import { QUOTE_WORDS } from './quote-words.ts';

document('price-quote', {
  permission: QUOTES_VIEW,
  by: 'number',
  most: 1,
  query: graphql(`
    query DocumentPriceQuote($number: String!) {
      priceQuote(number: $number) {
        number
        isExpired
        status {
          code
          name
        }
        currency
        poNumber
        reference
        remarks
        customer {
          name
          accountNumber
        }
        contact {
          fullName
        }
        shippingMethod {
          name
        }
        shippingAddress {
          ...DocumentAddress
        }
        billingAddress {
          ...DocumentAddress
        }
        acceptedVersion {
          ...DocumentQuoteVersion
        }
        current {
          ...DocumentQuoteVersion
          order {
            shippingPrice
            salesTaxValue
            taxComponents {
              name
              percent
              registrationNumber
              amount
            }
            grandTotal
            depositPercent
            deposit
          }
        }
        versions {
          ...DocumentQuoteVersion
        }
      }
    }
  `),
  variables: ([number = '']) => ({ number }),
  sheets: ({ priceQuote }, tools) => priceQuote && [quoteSheet(priceQuote, tools)],
  title: ([sheet], language) => `${QUOTE_WORDS[language].title} ${sheet?.number ?? ''}`,
  sample: async ({ quoteNumber }) => [await quoteNumber()],
});
