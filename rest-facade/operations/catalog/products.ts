import { graphql } from '../../gql/gql.ts';

/** Product lists: category products, retail products, item types; prices are those in the alloys of the filter. */
export const RestProducts = graphql(`
  query RestProducts(
    $filter: ProductFilter
    $alloyIds: [Int!]
    $orderBy: ProductOrder
    $skip: Int
    $first: Int
    $after: String
  ) {
    connection: products(filter: $filter, orderBy: $orderBy, skip: $skip, first: $first, after: $after) {
      totalCount(exact: true) {
        count
      }
      edges {
        node {
          ...RestProductSummary
          listPrice(alloyIds: $alloyIds)
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The item groups, to distinguish an unknown group code from an empty group. */
export const RestItemGroups = graphql(`
  query RestItemGroups {
    itemGroups {
      databaseId
      code
      name
    }
  }
`);

/** GET /itemtypes/:id. */
export const RestProduct = graphql(`
  query RestProduct(
    $databaseId: Int!
    $includeSubItems: Boolean!
    $includeVariants: Boolean!
    $includeSubItemAttributes: Boolean!
  ) {
    product(databaseId: $databaseId) {
      ...RestProductSummary
      listPrice
      nameEn
      nameFr
      version
      images {
        url
        thumbnailUrl
        alt
        width
        height
        rank
      }
      alloys {
        isDefault
        alloy {
          databaseId
          code
          name
          colour
          mark
          fineness
        }
      }
      attributes {
        ...RestProductAttribute
      }
      sizeRange {
        min
        max
        reference
        sizes {
          us
          eu
          uk
          mm
        }
      }
      stones {
        position
        gem
        shape
        quality
        caratEach
        count
        settingType
      }
      subItems @include(if: $includeSubItems) {
        quantity
        itemType {
          databaseId
          code
          name
          imageUrl
          attributes @include(if: $includeSubItemAttributes) {
            ...RestProductAttribute
          }
        }
      }
      variants @include(if: $includeVariants) {
        ...RestVariant
      }
    }
  }
`);

/** GET /itemtypes/:id/customattributevalues. */
export const RestProductAttributes = graphql(`
  query RestProductAttributes($databaseId: Int!) {
    product(databaseId: $databaseId) {
      attributes {
        ...RestProductAttribute
      }
    }
  }
`);
