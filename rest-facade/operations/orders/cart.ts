import { graphql } from '../../gql/gql.ts';

/** The reads of a cart by its session id. */
export const RestGetCart = graphql(`
  query RestGetCart($sessionId: String) {
    cart(sessionId: $sessionId) {
      ...RestCart
    }
  }
`);

/** The owner of a cart that has no lines yet. */
export const RestCartOwner = graphql(`
  query RestCartOwner {
    viewer {
      mustChangePassword
      customer {
        databaseId
        name
        accountNumber
        currency
        updatedAt
      }
    }
  }
`);

/** POST /ShoppingCart/addToCart. */
export const RestAddToCart = graphql(`
  mutation RestAddToCart($input: AddToCartInput!) {
    result: addToCart(input: $input) {
      __typename
      ... on AddToCartSuccess {
        warnings
        cartItem {
          ...RestCartItem
        }
        cart {
          databaseId
          sessionId
          itemCount
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

/** POST /shoppingCart/updateQuantity. */
export const RestUpdateCartItemQuantity = graphql(`
  mutation RestUpdateCartItemQuantity($input: UpdateCartItemQuantityInput!) {
    result: updateCartItemQuantity(input: $input) {
      __typename
      ... on UpdateCartItemQuantitySuccess {
        cart {
          ...RestCart
        }
      }
      ...RestError
    }
  }
`);

/** DELETE /shoppingCart/deleteCartItem/:id. */
export const RestRemoveCartItem = graphql(`
  mutation RestRemoveCartItem($input: RemoveCartItemInput!) {
    result: removeCartItem(input: $input) {
      __typename
      ... on RemoveCartItemSuccess {
        cart {
          ...RestCart
        }
      }
      ...RestError
    }
  }
`);

/** POST /shoppingCart/clear-cart. */
export const RestClearCart = graphql(`
  mutation RestClearCart($input: ClearCartInput!) {
    result: clearCart(input: $input) {
      __typename
      ... on ClearCartSuccess {
        cart {
          ...RestCart
        }
      }
      ...RestError
    }
  }
`);

/** POST /shoppingCart/update-extra-info and update-tax. */
export const RestUpdateCart = graphql(`
  mutation RestUpdateCart($input: UpdateCartInput!) {
    result: updateCart(input: $input) {
      __typename
      ... on UpdateCartSuccess {
        cart {
          ...RestCart
        }
      }
      ...RestError
    }
  }
`);

/** POST /shoppingCart/get-sales-tax. */
export const RestSalesTax = graphql(`
  query RestSalesTax($billingStateId: Int, $shippingStateId: Int, $shippingCountryId: Int) {
    salesTax(
      billingStateId: $billingStateId
      shippingStateId: $shippingStateId
      shippingCountryId: $shippingCountryId
    ) {
      enabled
      percent
    }
  }
`);

/** GET /shoppingCart/incoming-order-attributes. */
export const RestIncomingOrderAttributes = graphql(`
  query RestIncomingOrderAttributes {
    incomingOrderAttributes {
      databaseId
      code
      name
      kind
      showInProductCatalog
      maxLength
      unit
      isAskedOnOrder
      isRequiredOnOrder
      options {
        databaseId
        code
        name
      }
    }
  }
`);

/** POST /shoppingCart/update-extra-info with a coupon. */
export const RestApplyCoupon = graphql(`
  mutation RestApplyCoupon($input: ApplyCouponInput!) {
    result: applyCoupon(input: $input) {
      __typename
      ... on ApplyCouponSuccess {
        cart {
          ...RestCart
        }
      }
      ...RestError
    }
  }
`);

/** The same with an empty coupon. */
export const RestRemoveCoupon = graphql(`
  mutation RestRemoveCoupon($input: RemoveCouponInput!) {
    result: removeCoupon(input: $input) {
      __typename
      ... on RemoveCouponSuccess {
        cart {
          ...RestCart
        }
      }
      ...RestError
    }
  }
`);
