import { graphql } from '../../gql/gql.ts';

/** Both POST /ShippingMethods calls: methods with their price for the caller's cart. */
export const RestShippingMethods = graphql(`
  query RestShippingMethods($destination: ShippingDestinationInput, $sessionId: String) {
    shippingMethods(destination: $destination, sessionId: $sessionId) {
      databaseId
      code
      name
      price
      transitDays
      isPickup
      freeFrom
      chargeableWeight
      dimensionalDivisor
      maxWeight
      maxLength
      fastTouch
    }
  }
`);
