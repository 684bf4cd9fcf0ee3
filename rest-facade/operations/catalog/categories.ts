import { graphql } from '../../gql/gql.ts';

/** A category in a list. */
export const RestCategory = graphql(`
  fragment RestCategory on ProductCategory {
    databaseId
    code
    name
    description
    rank
    imageUrl
    images {
      kind
      url
    }
    productCount
    parent {
      databaseId
    }
  }
`);

/** GET /ProductCategories. */
export const RestCategories = graphql(`
  query RestCategories($filter: ProductCategoryFilter, $first: Int, $after: String) {
    connection: productCategories(filter: $filter, first: $first, after: $after) {
      edges {
        node {
          ...RestCategory
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** GET /productCategories/:id and categoryCode/:code. */
export const RestCategoryDetail = graphql(`
  query RestCategoryDetail($databaseId: Int, $code: String) {
    productCategory(databaseId: $databaseId, code: $code) {
      ...RestCategory
      nameEn
      nameFr
      children {
        ...RestCategory
      }
      breadcrumb {
        databaseId
        code
        name
      }
    }
  }
`);

/** GET /ProductCategories/childProductCatalogs/:id. */
export const RestChildCategories = graphql(`
  query RestChildCategories($databaseId: Int!) {
    productCategory(databaseId: $databaseId) {
      children {
        ...RestCategory
      }
    }
  }
`);

/** GET /productCategories/filterAttributes and filterAttributesByCategory. */
export const RestFilterAttributes = graphql(`
  query RestFilterAttributes($categoryId: Int, $itemGroupId: Int) {
    filterAttributes(categoryId: $categoryId, itemGroupId: $itemGroupId) {
      attribute {
        databaseId
        code
        name
        kind
        showInProductCatalog
      }
      options {
        productCount
        option {
          databaseId
          code
          name
        }
      }
    }
  }
`);

/** Whether a category exists, checked before its filters are returned. */
export const RestFilterAttributesByCategory = graphql(`
  query RestFilterAttributesByCategory($categoryId: Int!) {
    productCategory(databaseId: $categoryId) {
      databaseId
    }
    filterAttributes(categoryId: $categoryId) {
      attribute {
        databaseId
        code
        name
        kind
        showInProductCatalog
      }
      options {
        productCount
        option {
          databaseId
          code
          name
        }
      }
    }
  }
`);
