import { builder } from '../../../schema/builder.ts';
import type { SalesOrderEdit } from '../rules/order-edits.ts';

const EDITS = {
  PAY_DEPOSIT: { description: 'Pay a deposit by card: `payDeposit`.' },
  RECORD_DEPOSIT: { description: 'Record a received deposit: `recordDeposit`.' },
  VOID_DEPOSIT: { description: 'Void a deposit whose `wayBack` is `REVERSE`: `voidDeposit`.' },
  CREATE_SHIPMENT: { description: 'Ship pieces: `createShipment`.' },
  VOID_SHIPMENT: { description: 'Void one of `voidableShipmentIds`: `voidShipment`.' },
  PIN_PRICE: { description: 'Set a negotiated price of a line: `pinSalesOrderPrice`.' },
} satisfies Record<SalesOrderEdit, { description: string }>;

/** Actions on a sales order besides changes of its status. */
export const SalesOrderEditEnum = builder.enumType('SalesOrderEdit', {
  description: 'An edit of a sales order besides its status.',
  values: EDITS,
});
