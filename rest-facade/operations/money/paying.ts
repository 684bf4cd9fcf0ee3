import { graphql } from '../../gql/gql.ts';

/** POST /payment/pay. */
export const RestPayInvoices = graphql(`
  mutation RestPayInvoices($input: PayInvoicesInput!) {
    result: payInvoices(input: $input) {
      __typename
      ... on PayInvoicesSuccess {
        isConfirmed
        payments {
          ...RestPaymentSummary
        }
        invoices {
          ...RestInvoiceSummary
        }
      }
      ...RestError
    }
  }
`);

/** POST /payment/add-pay-pal-overpayment. */
export const RestAddPayPalOverpayment = graphql(`
  mutation RestAddPayPalOverpayment($input: AddPayPalOverpaymentInput!) {
    result: addPayPalOverpayment(input: $input) {
      __typename
      ... on AddPayPalOverpaymentSuccess {
        payment {
          ...RestPaymentSummary
        }
      }
      ...RestError
    }
  }
`);

/** POST /payment/createorderandpay, /payment/insertOrdersAndPay. */
export const RestOrderAndPay = graphql(`
  mutation RestOrderAndPay($input: OrderAndPayInput!) {
    result: orderAndPay(input: $input) {
      __typename
      ... on OrderAndPaySuccess {
        isConfirmed
        orderCodes
        orderGroups {
          databaseId
          code
          currency
          grandTotal
          createdAt
          jobOrders {
            databaseId
            number
            title
            quantity
            total
          }
        }
        salesOrders {
          databaseId
          number
        }
        payments {
          ...RestPaymentSummary
        }
      }
      ... on PriceChangedError {
        changes {
          cartItemId
          name
          before
          after
          quantity
          reason
        }
        coupon {
          code
          reason
          before
          after
        }
        cart {
          items {
            id
            databaseId
          }
          totals {
            currency
            subTotal
            grandTotal
          }
        }
      }
      ...RestError
    }
  }
`);
