import { graphql } from '../../gql/gql.ts';

/** A card in responses. */
export const RestCard = graphql(`
  fragment RestCard on SavedCard {
    databaseId
    gatewayId
    cardType {
      databaseId
      name
    }
    last4
    expMonth
    expYear
    isExpired
    nameOnCard
    isDefault
  }
`);

/** GET /CreditCard and /CreditCard/gateway/:gatewayId. */
export const RestListCards = graphql(`
  query RestListCards($gatewayId: Int, $includeExpired: Boolean) {
    savedCards(gatewayId: $gatewayId, includeExpired: $includeExpired) {
      ...RestCard
    }
  }
`);

/** GET /CreditCard/types. */
export const RestCardTypes = graphql(`
  query RestCardTypes {
    cardTypes {
      databaseId
      name
    }
  }
`);

/** GET /payment-options/get-by-config. */
export const RestPaymentGateways = graphql(`
  query RestPaymentGateways {
    paymentGateways {
      databaseId
      name
      isDefault
      isSandbox
      fieldsUrl
    }
  }
`);

/** POST /creditcard/insertsquarecard and /creditcard/nmi-card. */
export const RestAddCard = graphql(`
  mutation RestAddCard($input: AddCardInput!) {
    result: addCard(input: $input) {
      __typename
      ... on AddCardSuccess {
        savedCard {
          ...RestCard
        }
      }
      ...RestError
    }
  }
`);
