import { graphql } from '../../gql/gql.ts';

/** GET /products/updateProductImages. */
export const RestProductImages = graphql(`
  query RestProductImages($code: String!, $alloyId: Int) {
    product(code: $code) {
      images(alloyId: $alloyId) {
        url
      }
    }
  }
`);

/** POST /products/getChildItemByMasterItemTypeAttributes. */
export const RestMatchingVariant = graphql(`
  query RestMatchingVariant(
    $itemTypeId: Int!
    $attributes: [AttributeChoiceInput!]!
    $alloyId: Int
    $size: Decimal
  ) {
    product(databaseId: $itemTypeId) {
      databaseId
    }
    matchingVariant(itemTypeId: $itemTypeId, attributes: $attributes, alloyId: $alloyId, size: $size) {
      ...RestVariant
    }
  }
`);

/** POST /products/cp/calculatePrice. */
export const RestCalculatePrice = graphql(`
  query RestCalculatePrice($input: CalculatePriceInput!) {
    calculatePrice(input: $input) {
      requestId
      currency
      unitPrice
      linePrice
      pricingMode
      quoteRequired
      estimatedWeight
      marketAsOf
      validUntil
      promisedOn
      missing
      warnings {
        code
      }
      breakdown {
        kind
        code
        name
        quantity
        unit
        rate
        amount
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
      market {
        metalCode
        metalName
        pricePerOunce
        asOf
      }
    }
  }
`);

/** GET /Metals/ShownInCatalog. */
export const RestAlloys = graphql(`
  query RestAlloys {
    alloys(shownInCatalog: true) {
      databaseId
      code
      name
      colour
      mark
      fineness
      rank
    }
  }
`);
