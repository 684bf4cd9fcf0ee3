import { graphql } from 'react-relay/hooks';

/** What the open panel shows. */
export const cartPanelQuery = graphql`
  query cartPanelQuery {
    cart {
      itemCount
      items {
        id
        ...CartPanelLine_item
      }
      ...cartState_cart
      totals {
        currency
        subTotal
      }
    }
  }
`;
