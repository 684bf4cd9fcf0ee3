import { graphql } from 'react-relay/hooks';

/** Data for the form of a card: gateways, and countries of billing addresses. */
export const cardFormQuery = graphql`
  query cardFormQuery {
    paymentGateways {
      databaseId
      code
      isDefault
      fieldsUrl
      ...HostedCardFields_gateway
    }
    countries {
      databaseId
      name
      requiresState
    }
  }
`;
