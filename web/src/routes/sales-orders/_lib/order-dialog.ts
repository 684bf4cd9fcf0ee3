/** Ways to invoice an order. */
export type BillingAct = 'DRAFT' | 'ISSUE' | 'PAID';

/** A shipment that is invoiced separately. */
export type BilledShipment = { readonly id: string; readonly number: string };

/** A dialog of a sales order with its parameters. */
export type OrderDialog =
  | { readonly kind: 'step'; readonly action: string; readonly requiresReason: boolean }
  | { readonly kind: 'again' }
  | { readonly kind: 'shipment' }
  | { readonly kind: 'deposit' }
  | { readonly kind: 'pay' }
  | { readonly kind: 'bill'; readonly act: BillingAct; readonly shipment?: BilledShipment }
  | { readonly kind: 'voidShipment'; readonly id: string }
  | { readonly kind: 'voidDeposit'; readonly id: string }
  | { readonly kind: 'price'; readonly lineId: string }
  | { readonly kind: 'cancelLine'; readonly lineId: string };

/** Opens a dialog. */
export type OpenDialog = (dialog: OrderDialog) => void;
