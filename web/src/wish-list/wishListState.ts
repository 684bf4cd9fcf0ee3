import { graphql } from 'react-relay/hooks';

/** The data of a wish list that hearts need: which pieces are on it. */
graphql`
  fragment wishListState_list on WishList {
    id
    itemCount
    items {
      id
      itemType {
        id
      }
    }
  }
`;
