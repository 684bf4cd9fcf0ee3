import { graphql } from '../../gql/gql.ts';

/** A product in a list, without its list price. */
export const RestProductSummary = graphql(`
  fragment RestProductSummary on ItemType {
    databaseId
    code
    name
    description
    featured
    pricingMode
    quoteRequired
    requiresProof
    isStock
    leadDays
    currency
    imageUrl
    itemGroup {
      databaseId
      code
      name
    }
    categories {
      databaseId
      code
      name
    }
  }
`);

/** An attribute of a product with its options. */
export const RestProductAttribute = graphql(`
  fragment RestProductAttribute on ItemTypeAttribute {
    required
    attribute {
      databaseId
      code
      name
      kind
      showInProductCatalog
      maxLength
      unit
    }
    numberRange {
      min
      max
      step
      standard
    }
    defaultOption {
      databaseId
      code
      name
    }
    options {
      databaseId
      code
      name
    }
  }
`);

/** A variant: a product with fixed choices. */
export const RestVariant = graphql(`
  fragment RestVariant on ItemVariant {
    databaseId
    code
    name
    size
    price
    alloy {
      databaseId
      code
      name
    }
    options {
      databaseId
      code
      name
    }
  }
`);
