import { graphql } from '../gql/gql.ts';

/** Data of an account statement. */
export const DocumentStatementFields = graphql(`
  fragment DocumentStatementFields on AccountStatement {
    from
    to
    billingAddress {
      ...DocumentAddress
    }
    openingBalance
    closingBalance
    movements {
      kind
      isReversal
      isChargeback
      bookedOn
      number
      reason
      reference
      change
      balance
    }
    balance {
      customerName
      accountNumber
      currency
      openBalance
      overdue
      prepayments
      availableCredits
      ageing {
        bucket
        amount
      }
    }
  }
`);
