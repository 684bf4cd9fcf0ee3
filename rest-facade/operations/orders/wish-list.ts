import { graphql } from '../../gql/gql.ts';

/** A configured piece on a wish list. */
export const RestWishListItem = graphql(`
  fragment RestWishListItem on WishListItem {
    databaseId
    quantity
    wantedBy
    reference
    endCustomer
    note
    addedAt
    addedUnitPrice
    unitPrice
    linePrice
    priceChange
    imageUrl
    version
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
    problems {
      code
      severity
      subject
    }
  }
`);

/** GET /wishlists/wishListItems. */
export const RestWishList = graphql(`
  query RestWishList {
    wishList {
      itemCount
      items {
        ...RestWishListItem
      }
    }
    viewer {
      mustChangePassword
      customer {
        databaseId
      }
    }
  }
`);

/** POST /wishlists/addtowishlist. */
export const RestAddToWishList = graphql(`
  mutation RestAddToWishList($input: AddToWishListInput!) {
    result: addToWishList(input: $input) {
      __typename
      ... on AddToWishListSuccess {
        wishListItem {
          ...RestWishListItem
        }
        wishList {
          itemCount
        }
      }
      ...RestError
    }
  }
`);

/** DELETE /wishlists/wishlist-item/:id. */
export const RestRemoveFromWishList = graphql(`
  mutation RestRemoveFromWishList($input: RemoveFromWishListInput!) {
    result: removeFromWishList(input: $input) {
      __typename
      ... on RemoveFromWishListSuccess {
        wishList {
          itemCount
          items {
            ...RestWishListItem
          }
        }
      }
      ...RestError
    }
  }
`);
