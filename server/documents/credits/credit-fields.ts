import { graphql } from '../gql/gql.ts';

/** Data of a credit memo: as issued, and its use since then. */
export const DocumentCredit = graphql(`
  fragment DocumentCredit on CustomerCredit {
    number
    currency
    contentHash
    amount
    isVoided
    refunded
    balance
    available
    entries {
      kind
      amount
      bookedOn
      isReversal
      invoiceNumber
      reference
    }
    printed {
      issuedOn
      kind
      reason
      invoiceNumber
      amount
      netAmount
      taxComponents {
        name
        percent
        registrationNumber
        amount
      }
      sellerName
      sellerLines
      customerName
      accountNumber
      billingAddress {
        ...DocumentAddress
      }
    }
  }
`);
