import { graphql } from '../../gql/gql.ts';

/** POST /shoppingCart/submitOrder. */
export const RestSubmitOrder = graphql(`
  mutation RestSubmitOrder($input: SubmitOrderInput!) {
    result: submitOrder(input: $input) {
      __typename
      ... on SubmitOrderSuccess {
        orderCode
        jobTypeCode
        salesOrder {
          databaseId
        }
        priceQuote {
          databaseId
          currency
          createdAt
        }
        orderGroup {
          databaseId
          currency
          salesTaxPercent
          currentTaxComponents {
            code
            name
            percent
            registrationNumber
            amount
          }
          current {
            subTotal
            discountValue
            shippingPrice
            salesTaxValue
            grandTotal
          }
          createdAt
          jobOrders {
            databaseId
            number
            title
            quantity
            total
            promisedOn
          }
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
