import { graphql } from 'react-relay/hooks';

/**
 * The whole cart, as returned by every change of it. Restored and duplicated lines are complete in every view. It
 * includes all line fields that cart components read; a test compares them (`test/conformance/answered-rows.test.ts`).
 */
graphql`
  fragment cartState_cart on Cart @no_inline {
    id
    version
    itemCount
    missing
    couponCode
    couponProblem
    staffDiscount {
      kind
      value
      reason
    }
    promotions {
      code
      name
      kind
      value
      amount
      items {
        code
        name
      }
    }
    itemsToAddToCart {
      itemTypeId
      name
    }
    poNumber
    customerWoNumber
    notes
    shippingAddress {
      id
      databaseId
    }
    billingAddress {
      id
      databaseId
    }
    sellToAddress {
      id
      databaseId
    }
    contact {
      id
      databaseId
    }
    shippingMethod {
      id
      databaseId
      name
      freeFrom
    }
    items {
      id
      quantity
      unitPrice
      missing
      linePrice
      pricingNote
      validUntil
      promisedOn
      isStock
      wantedBy
      reference
      endCustomer
      note
      imageUrl
      itemType {
        id
        databaseId
        name
      }
      alloy {
        id
        databaseId
        code
        name
      }
      priority {
        id
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
        text
        value
      }
      parts {
        itemTypeId
        code
        name
        quantity
        alloyId
        alloyCode
        alloyName
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
          text
          value
        }
        follows
      }
      ownMetal
      variantCode
      drawing {
        id
        databaseId
        name
        url
        thumbnailUrl
        width
        height
      }
      pictures {
        fileId
        url
        thumbnailUrl
      }
    }
    totals {
      currency
      subTotal
      discountValue
      shippingPrice
      salesTaxEnabled
      salesTaxPercent
      isSalesTaxSet
      salesTaxValue
      taxBase
      taxComponents {
        ...taxRows_component
      }
      grandTotal
    }
  }
`;
