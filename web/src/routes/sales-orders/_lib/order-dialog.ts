/** Ways in which staff bill an order. */
export type BillingAct = 'DRAFT' | 'ISSUE' | 'PAID';

/** A shipment that is billed by itself. */
export type BilledShipment = { readonly id: string; readonly number: string };

/** A dialog over a sales order, and what it is about. */
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
