import { builder } from '../../../schema/builder.ts';
import { SALES_ORDER_EDITS } from '../rules/order-edits.ts';

/** Actions on a sales order besides changes of its status. */
export const SalesOrderEditEnum = builder.enumType('SalesOrderEdit', {
  description: 'An edit of a sales order besides its status.',
  values: SALES_ORDER_EDITS,
});
