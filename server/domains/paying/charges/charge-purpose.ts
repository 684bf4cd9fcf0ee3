/**
 * What the new money of a card is for: invoices, orders that are made with it, or a deposit of a sales order that stands
 * already. PayPal's is a prepayment.
 */
export type CardPurpose = 'INVOICES' | 'ORDERS' | 'DEPOSIT';
