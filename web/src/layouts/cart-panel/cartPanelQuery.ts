import { graphql } from 'react-relay/hooks';

/** Data of the open side panel. */
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
