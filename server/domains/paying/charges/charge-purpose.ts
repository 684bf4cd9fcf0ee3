/**
 * The purpose of new money from a card: invoices, new orders, or a deposit of an existing sales order. Money from
 * PayPal is a prepayment.
 */
export type CardPurpose = 'INVOICES' | 'ORDERS' | 'DEPOSIT';
