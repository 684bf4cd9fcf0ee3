import { graphql } from '../../gql/gql.ts';

/** POST /ProductCategories/create and update/:id. */
export const RestSaveCategory = graphql(`
  mutation RestSaveCategory($input: SaveProductCategoryInput!) {
    result: saveProductCategory(input: $input) {
      __typename
      ... on SaveProductCategorySuccess {
        category {
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
      ...RestError
    }
  }
`);

/** DELETE /ProductCategories/delete. */
export const RestDeleteCategories = graphql(`
  mutation RestDeleteCategories($input: DeleteProductCategoriesInput!) {
    result: deleteProductCategories(input: $input) {
      __typename
      ... on DeleteProductCategoriesSuccess {
        categoryIds
      }
      ...RestError
    }
  }
`);

/** POST /ItemTypes/AddItemsToProductCategory/:id. */
export const RestAddItemTypesToCategory = graphql(`
  mutation RestAddItemTypesToCategory($input: AddItemTypesToCategoryInput!) {
    result: addItemTypesToCategory(input: $input) {
      __typename
      ... on AddItemTypesToCategorySuccess {
        category {
          ...RestCategory
        }
      }
      ...RestError
    }
  }
`);

/** POST /ItemTypes/RemoveItemsFromProductCategory/:id. */
export const RestRemoveItemTypesFromCategory = graphql(`
  mutation RestRemoveItemTypesFromCategory($input: RemoveItemTypesFromCategoryInput!) {
    result: removeItemTypesFromCategory(input: $input) {
      __typename
      ... on RemoveItemTypesFromCategorySuccess {
        category {
          ...RestCategory
        }
      }
      ...RestError
    }
  }
`);
