import { graphql } from '../../gql/gql.ts';

/** Snapshot of an address, taken when the order was placed. */
export const RestAddressSnapshot = graphql(`
  fragment RestAddressSnapshot on AddressSnapshot {
    contactName
    company
    line1
    line2
    city
    zip
    state
    country
    phone
  }
`);

/** GET /job-orders-extended/:id/detail. */
export const RestJobDetail = graphql(`
  query RestJobDetail($id: Int!) {
    jobOrder(databaseId: $id) {
      ...RestJobSummary
      note
      pickedUp
      approvedAt
      declineReason
      cancelReason
      marketAsOf
      placedBy {
        databaseId
        fullName
      }
      contact {
        databaseId
        fullName
      }
      choices {
        attributeId
        attributeCode
        attributeName
        optionId
        value
      }
      summary {
        kind
        code
        name
        quantity
        unit
        rate
        amount
      }
      reorderedFrom {
        databaseId
        number
      }
      remadeFrom {
        databaseId
        number
      }
      remake {
        databaseId
        number
      }
      items {
        ...RestJobItem
        children {
          ...RestJobItem
        }
      }
      services {
        databaseId
        price
        revision
        status
        decidedAt
        serviceType {
          databaseId
          code
          name
        }
        proof {
          databaseId
          url
          name
        }
      }
      images {
        databaseId
        url
        thumbnailUrl
        caption
        isBig
      }
      notes(visibility: CUSTOMER) {
        ...RestNote
      }
      history {
        at
        action
        reason
        approvedPrice
        approvedServices
        from {
          code
          name
        }
        to {
          code
          name
        }
        user {
          databaseId
          fullName
        }
        actingBy {
          databaseId
          fullName
        }
      }
      allowedActions {
        action
        enabled
        missing
        requiresReason
        requiresTracking
        permission
        to {
          code
          name
        }
      }
      orderGroup {
        notes
        customerWoNumber
        currency
        salesTaxPercent
        currentTaxComponents {
          code
          name
          percent
          registrationNumber
          amount
        }
        current {
          subTotal
          discountValue
          shippingPrice
          salesTaxValue
          grandTotal
        }
        createdAt
        shippingMethod {
          databaseId
          code
          name
        }
        shippingAddress {
          ...RestAddressSnapshot
        }
        billingAddress {
          ...RestAddressSnapshot
        }
        sellToAddress {
          ...RestAddressSnapshot
        }
      }
    }
  }
`);
