import { graphql } from 'react-relay/hooks';

/** What the form of a card offers: the gateways, and the countries of bills. */
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
