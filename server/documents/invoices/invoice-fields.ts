import { graphql } from '../gql/gql.ts';

/** Data of an issued invoice: as issued, and its state today. */
export const DocumentInvoice = graphql(`
  fragment DocumentInvoice on Invoice {
    number
    currency
    contentHash
    total
    balance
    isOverdue
    paid
    credited
    status {
      code
    }
    printed {
      issuedOn
      dueOn
      paymentTerms
      poNumber
      customerWoNumber
      orderCode
      salesOrderNumber
      shipmentNumber
      sellerName
      sellerLines
      customerName
      accountNumber
      taxExemptNumber
      billingAddress {
        ...DocumentAddress
      }
      shippingAddress {
        ...DocumentAddress
      }
      lines {
        title
        jobNumber
        reference
        endCustomer
        quantity
        unitPrice
        amount
      }
      subTotal
      discountValue
      shippingPrice
      salesTaxValue
      taxBase
      taxComponents {
        name
        percent
        registrationNumber
        amount
      }
      total
    }
  }
`);
