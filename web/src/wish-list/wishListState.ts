import { graphql } from 'react-relay/hooks';

/** The pieces of a list as hearts need them: which pieces are on it. */
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
