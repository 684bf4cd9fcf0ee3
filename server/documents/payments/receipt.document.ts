import { PAYMENTS_VIEW } from '../../domains/payments/access.ts';
import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { receiptSheet } from './receipt-sheet.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';

document('receipt', {
  permission: PAYMENTS_VIEW,
  by: 'number',
  most: 1,
  query: graphql(`
    query DocumentReceipt($number: String!) {
      payment(number: $number) {
        number
        currency
        amount
        applied
        refunded
        chargedBack
        reversed
        available
        pending
        isReversed
        method
        reference
        receivedOn
        salesOrderNumber
        charge {
          cardName
        }
        customer {
          name
          accountNumber
        }
        entries {
          kind
          amount
          bookedOn
          isReversal
          isChargeback
          isReversed
          invoiceNumber
        }
      }
    }
  `),
  variables: ([number = '']) => ({ number }),
  sheets: ({ payment }, tools) => payment && [receiptSheet(payment, tools)],
  title: ([sheet], language) => `${RECEIPT_WORDS[language].title} ${sheet?.number ?? ''}`,
  sample: async ({ paymentNumber }) => [await paymentNumber()],
});
