import { graphql } from 'react-relay/hooks';

/** Data for every page: the viewer and their permissions, and the company in the footer. */
export const shellQuery = graphql`
  query ShellQuery {
    viewer {
      user {
        id
        databaseId
        userName
        email
        firstName
        lastName
        fullName
        imageUrl
      }
      customer {
        id
        databaseId
        name
        accountNumber
        currency
      }
      customers {
        id
        databaseId
        name
        accountNumber
      }
      isStaff
      country
      isMultiCustomer
      permissions
      startupPath
      mustChangePassword
      menuCollapsed
      cartItemCount
      wishListCount
      language
      actingAs {
        reason
        until
        staff {
          fullName
        }
      }
    }
    companyDetails {
      name
      legalName
      email
      phone
      line1
      line2
      city
      zip
      state
      country
      currency
      website
      timeZone
    }
    storefront {
      viewerSeesPrices
    }
  }
`;
