import { graphql } from '../../gql/gql.ts';

/** A configured line of a cart. */
export const RestCartItem = graphql(`
  fragment RestCartItem on CartItem {
    databaseId
    quantity
    wantedBy
    reference
    endCustomer
    note
    unitPrice
    linePrice
    estimatedWeight
    marketAsOf
    validUntil
    promisedOn
    imageUrl
    version
    variantCode
    isStock
    itemType {
      databaseId
      code
      name
      itemGroup {
        databaseId
        code
        name
      }
    }
    alloy {
      databaseId
      code
      name
      colour
    }
    priority {
      databaseId
      code
      name
    }
    size {
      us
      eu
      uk
      mm
    }
    choices {
      attributeId
      attributeCode
      attributeName
      optionId
      value
    }
    parts {
      ...RestConfiguredPart
    }
    ownMetal
    drawing {
      databaseId
      url
      name
    }
    pictures {
      fileId
      url
      thumbnailUrl
    }
    summary {
      kind
      code
      name
      quantity
      unit
      rate
      amount
    }
  }
`);

/** A cart with its lines, totals and checkout choices. */
export const RestCart = graphql(`
  fragment RestCart on Cart {
    databaseId
    sessionId
    version
    itemCount
    poNumber
    customerWoNumber
    notes
    items {
      ...RestCartItem
    }
    customer {
      databaseId
      name
      accountNumber
      updatedAt
    }
    shippingAddress {
      ...RestAddress
    }
    billingAddress {
      ...RestAddress
    }
    sellToAddress {
      ...RestAddress
    }
    shippingMethod {
      databaseId
      code
      name
      price
      isPickup
    }
    couponCode
    couponProblem
    freeItemCodes
    itemsToAddToCart {
      code
      name
    }
    discountedShippingItems {
      code
      name
    }
    attributes {
      attributeId
      attributeCode
      attributeName
      optionId
      value
    }
    totals {
      currency
      subTotal
      discountValue
      shippingPrice
      salesTaxEnabled
      salesTaxPercent
      destinationTaxPercent
      salesTaxValue
      taxComponents {
        code
        name
        percent
        registrationNumber
        amount
      }
      grandTotal
    }
  }
`);
