import { JOB_ORDERS_VIEW } from '../../domains/orders/access.ts';
import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { confirmationSheet } from './confirmation-sheet.ts';
import { ORDER_WORDS } from './order-words.ts';

document('order-confirmation', {
  permission: JOB_ORDERS_VIEW,
  by: 'number',
  most: 1,
  query: graphql(`
    query DocumentOrderConfirmation($code: String!) {
      orderGroup(code: $code) {
        code
        state
        createdAt
        poNumber
        customerWoNumber
        notes
        currency
        subTotal
        discountValue
        shippingPrice
        salesTaxValue
        taxBase
        taxComponents {
          name
          percent
          registrationNumber
          amount
        }
        grandTotal
        promotions {
          code
          name
          kind
          amount
        }
        attributes {
          attributeName
          value
        }
        customer {
          name
          accountNumber
        }
        placedBy {
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
        sellToAddress {
          ...DocumentAddress
        }
        charges {
          name
          jobNumber
          amount
        }
        current {
          salesTaxValue
          grandTotal
        }
        jobOrders {
          pricingNote
          number
          title
          quantity
          unitPrice
          lineTotal
          isWithdrawn
          promisedOn
          reference
          imageUrl
          status {
            name
          }
          charges {
            kind
          }
          choices {
            attributeName
            value
          }
          parts {
            ...DocumentPart
          }
        }
        stockLines {
          pricingNote
          title
          quantity
          unitPrice: orderedUnitPrice
          lineTotal: orderedTotal
          isWithdrawn
          reference
          imageUrl
          choices {
            attributeName
            value
          }
          parts {
            ...DocumentPart
          }
        }
      }
    }
  `),
  variables: ([code = '']) => ({ code }),
  sheets: ({ orderGroup }, tools) => orderGroup && [confirmationSheet(orderGroup, tools)],
  title: ([sheet], language) => `${ORDER_WORDS[language].confirmation.title} ${sheet?.number ?? ''}`,
  // A job number is its order’s code and its position.
  sample: async ({ jobNumber }) => [(await jobNumber()).replace(/-\d+$/, '')],
});
