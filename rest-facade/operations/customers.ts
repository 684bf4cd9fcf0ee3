import { graphql } from '../gql/gql.ts';

/** An entry of the address book. */
export const RestAddress = graphql(`
  fragment RestAddress on Address {
    databaseId
    label
    contactName
    company
    line1
    line2
    city
    zip
    phone
    isDefaultShipping
    isDefaultBilling
    version
    state {
      databaseId
      code
      name
    }
    country {
      databaseId
      code
      name
    }
  }
`);

/** GET /customers/get-id-by-account-number/:accountNo and GET /User/user-customers. */
export const RestCustomerByAccountNumber = graphql(`
  query RestCustomerByAccountNumber($accountNumber: String!) {
    customerByAccountNumber(accountNumber: $accountNumber) {
      databaseId
      name
      accountNumber
      currency
    }
  }
`);

/** GET /User/user-customers: the customers between which the caller may switch. */
export const RestUserCustomers = graphql(`
  query RestUserCustomers {
    viewer {
      mustChangePassword
      customer {
        databaseId
      }
      customers {
        databaseId
        name
        accountNumber
        currency
      }
    }
  }
`);

/** The address book of the caller's active customer. */
export const RestAddressBook = graphql(`
  query RestAddressBook {
    viewer {
      mustChangePassword
      customer {
        databaseId
        addresses {
          ...RestAddress
        }
      }
    }
  }
`);

/** POST /User/UpdateShippingAddress. */
export const RestSaveAddress = graphql(`
  mutation RestSaveAddress($input: SaveAddressInput!) {
    result: saveAddress(input: $input) {
      __typename
      ... on SaveAddressSuccess {
        address {
          ...RestAddress
        }
      }
      ...RestError
    }
  }
`);

/** GET /CustomerTypes. */
export const RestCustomerTypes = graphql(`
  query RestCustomerTypes {
    customerTypes {
      databaseId
      code
      name
    }
  }
`);

/** GET /Countries. */
export const RestCountries = graphql(`
  query RestCountries {
    countries {
      databaseId
      code
      name
    }
  }
`);

/** GET /Countries/states. */
export const RestStates = graphql(`
  query RestStates($countryId: Int) {
    states(countryId: $countryId) {
      databaseId
      code
      name
      countryId
    }
  }
`);

/** GET /customerfinancialsetting. */
export const RestCustomerFinancialSettings = graphql(`
  query RestCustomerFinancialSettings($customerId: Int) {
    customerFinancialSettings(customerId: $customerId) {
      customerId
      currency
      paymentTerms
      pricingMode
      creditLimit
      taxExempt
      taxExemptNumber
      salesTaxPercent
      discountOrMarkup {
        itemTypeId
        percent
      }
      depositPercent
      memoLimit
      memoTermDays
      approvalRequired
      defaultShippingMethodId
    }
  }
`);
