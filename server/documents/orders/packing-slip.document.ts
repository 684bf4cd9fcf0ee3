import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { JOB_ORDERS_PRINT } from '../travelers/traveler-title.ts';
import { ORDER_WORDS } from './order-words.ts';
import { slipSheet } from './slip-sheet.ts';

document('packing-slip', {
  permission: JOB_ORDERS_PRINT,
  by: 'number',
  most: 1,
  query: graphql(`
    query DocumentPackingSlip($code: String!) {
      orderGroup(code: $code) {
        code
        createdAt
        poNumber
        customerWoNumber
        customer {
          name
          accountNumber
        }
        shippingMethod {
          name
        }
        shippingAddress {
          ...DocumentAddress
        }
        jobOrders {
          number
          title
          quantity
          remakeablePieces
          isWithdrawn
          promisedOn
          reference
          endCustomer
          imageUrl
          trackingNumber
          pickedUp
          shippedAt
          status {
            code
          }
        }
        stockLines {
          title
          quantity
          shippedQuantity
          shippableQuantity
          isWithdrawn
          reference
          imageUrl
        }
      }
    }
  `),
  variables: ([code = '']) => ({ code }),
  sheets: ({ orderGroup }, tools) => orderGroup && [slipSheet(orderGroup, tools)],
  title: ([sheet], language) => `${ORDER_WORDS[language].slip.title} ${sheet?.number ?? ''}`,
  // A job number is its order’s code and its position.
  sample: async ({ jobNumber }) => [(await jobNumber()).replace(/-\d+$/, '')],
});
