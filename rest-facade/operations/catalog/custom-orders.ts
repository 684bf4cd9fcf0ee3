import { graphql } from '../../gql/gql.ts';

/** A custom order template in a list. */
export const RestCustomOrderTemplate = graphql(`
  fragment RestCustomOrderTemplate on CustomOrderTemplate {
    databaseId
    code
    name
    description
    rank
    parentDatabaseId
    attachedEntityTypeId
    itemTypeId
    images {
      url
    }
  }
`);

/** GET /customOrders, getTopLevelCustomOrders and getByParentId/:id. */
export const RestCustomOrders = graphql(`
  query RestCustomOrders($filter: CustomOrderTemplateFilter, $first: Int, $after: String) {
    connection: customOrderTemplates(filter: $filter, first: $first, after: $after) {
      edges {
        node {
          ...RestCustomOrderTemplate
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Whether a template exists, checked before its children are returned. */
export const RestCustomOrderExists = graphql(`
  query RestCustomOrderExists($databaseId: Int!) {
    customOrderTemplate(databaseId: $databaseId) {
      databaseId
    }
  }
`);

/** GET /customOrders/:id. */
export const RestCustomOrder = graphql(`
  query RestCustomOrder($databaseId: Int!, $includeSubItems: Boolean!, $includeVariants: Boolean!) {
    customOrderTemplate(databaseId: $databaseId) {
      ...RestCustomOrderTemplate
      subItems @include(if: $includeSubItems) {
        databaseId
        code
        name
        attachedEntityTypeId
        itemTypeId
      }
      itemType {
        subItems @include(if: $includeSubItems) {
          quantity
          itemType {
            databaseId
            code
            name
          }
        }
        variants @include(if: $includeVariants) {
          ...RestVariant
        }
      }
    }
  }
`);

/** POST /customOrders/createOrder. */
export const RestCreateCustomOrder = graphql(`
  mutation RestCreateCustomOrder($input: CreateCustomOrderInput!) {
    result: createCustomOrder(input: $input) {
      __typename
      ... on CreateCustomOrderSuccess {
        customOrderId
        orderCode
        jobTypeCode
        orderGroup {
          jobOrders {
            databaseId
          }
        }
        salesOrder {
          databaseId
        }
        priceQuote {
          databaseId
        }
      }
      ...RestError
    }
  }
`);

/** Whether a custom order exists, checked before its pictures are stored, with its current pictures. */
export const RestPlacedCustomOrder = graphql(`
  query RestPlacedCustomOrder($databaseId: Int!) {
    customOrder(databaseId: $databaseId) {
      databaseId
      pictures {
        id
        url
      }
    }
  }
`);

/** POST /customOrders/generateImagesForExistingOrder. */
export const RestAddCustomOrderPictures = graphql(`
  mutation RestAddCustomOrderPictures($input: AddCustomOrderPicturesInput!) {
    result: addCustomOrderPictures(input: $input) {
      __typename
      ... on AddCustomOrderPicturesSuccess {
        customOrderId
        jobOrder {
          databaseId
          images {
            databaseId
            url
            isBig
          }
        }
      }
      ...RestError
    }
  }
`);

/** A group of pieces for custom orders. */
export const RestCustomOrderGroup = graphql(`
  fragment RestCustomOrderGroup on CustomOrderGroup {
    databaseId
    name
  }
`);

/** GET /customOrderItemGroup. */
export const RestCustomOrderGroups = graphql(`
  query RestCustomOrderGroups($first: Int, $after: String) {
    connection: customOrderGroups(first: $first, after: $after) {
      edges {
        node {
          ...RestCustomOrderGroup
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** GET /customOrderItemGroup/get-all. */
export const RestCustomOrderGroupsWithItems = graphql(`
  query RestCustomOrderGroupsWithItems($first: Int, $after: String) {
    connection: customOrderGroups(first: $first, after: $after) {
      edges {
        node {
          ...RestCustomOrderGroup
          itemTypes {
            databaseId
            code
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** GET /customOrderItemGroup/get-item-types/:groupID. */
export const RestCustomOrderGroupItems = graphql(`
  query RestCustomOrderGroupItems($databaseId: Int!) {
    customOrderGroup(databaseId: $databaseId) {
      itemTypes {
        ...RestProductSummary
        listPrice
      }
    }
  }
`);

/** POST /customOrderItemGroup. */
export const RestSaveCustomOrderGroup = graphql(`
  mutation RestSaveCustomOrderGroup($input: SaveCustomOrderGroupInput!) {
    result: saveCustomOrderGroup(input: $input) {
      __typename
      ... on SaveCustomOrderGroupSuccess {
        group {
          ...RestCustomOrderGroup
          itemTypes {
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

/** POST /customOrderItemGroup/delete/:id. */
export const RestDeleteCustomOrderGroup = graphql(`
  mutation RestDeleteCustomOrderGroup($input: DeleteCustomOrderGroupInput!) {
    result: deleteCustomOrderGroup(input: $input) {
      __typename
      ... on DeleteCustomOrderGroupSuccess {
        groupId
      }
      ...RestError
    }
  }
`);
