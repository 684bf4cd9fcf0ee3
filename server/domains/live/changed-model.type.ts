import { builder } from '../../schema/builder.ts';

/** Models with change notifications. */
export const ChangedModelEnum = builder.enumType('ChangedModel', {
  description: 'A kind of record whose changes `changed` reports.',
  values: {
    JOB_ORDER: {
      value: 'JobOrder',
      description: 'Job orders, with their notes, proofs, services and pictures.',
    },
    PRICE_QUOTE: { value: 'PriceQuote', description: 'Price quotes.' },
    SALES_ORDER: { value: 'SalesOrder', description: 'Sales orders, with their deposits and shipments.' },
    INVOICE: { value: 'Invoice', description: 'Invoices and the amounts paid.' },
    PAYMENT: { value: 'Payment', description: 'Payments and the invoices they are applied to.' },
    CUSTOMER_CREDIT: {
      value: 'CustomerCredit',
      description: 'Credits of customers, with what they are applied to.',
    },
    CONSIGNMENT: { value: 'Consignment', description: 'Consignments, with their pieces.' },
    CART: { value: 'Cart', description: 'The viewer’s own carts, with their lines.' },
    ESTIMATE: { value: 'Estimate', description: 'Estimates.' },
    NOTICE: { value: 'Notice', description: 'Notices in the viewer’s inbox.' },
    WISH_LIST: { value: 'WishList', description: 'The viewer’s own wish lists, with their pieces.' },
  } as const,
});
