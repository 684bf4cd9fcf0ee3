import { type Decimal, decimal } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { taxPercent } from '../shipping-and-tax/rules/tax-percent.ts';
import { CART_VIEW } from './access.ts';

const SalesTaxType = builder.objectRef<{ percent: Decimal }>('SalesTax').implement({
  description: 'Sales tax for a destination.',
  fields: (t) => ({
    enabled: t.boolean({ description: 'Tax is added.', resolve: ({ percent }) => percent.greaterThan(0) }),
    percent: t.expose('percent', { type: 'Decimal', description: 'Rate in per cent; 0 when exempt.' }),
  }),
});

builder.queryField('salesTax', (t) =>
  t.field({
    type: SalesTaxType,
    description: 'Tax of the active customer for a destination: the server’s rate, never the client’s.',
    authScopes: { permission: CART_VIEW },
    budget: 2,
    sample: ({ buyer, stateId }) => ({ as: buyer, args: { shippingStateId: stateId } }),
    args: {
      billingStateId: t.arg.int({ description: 'State of the billing address.' }),
      shippingStateId: t.arg.int({ description: 'State of the shipping address; it decides when given.' }),
    },
    resolve: async (_root, { billingStateId, shippingStateId }, { db, viewer }) => {
      const ids = [shippingStateId, billingStateId].filter((id) => id != null);
      const states = await db.state.findMany({
        where: { id: { in: ids } },
        select: { id: true, salesTaxPercent: true },
      });
      const customer = await db.customer.findUnique({
        where: { id: viewer.customerId ?? 0 },
        select: { taxExempt: true },
      });
      const stateOf = (id: number | null | undefined) => {
        const state = states.find((each) => each.id === id);
        return state ? { salesTaxPercent: state.salesTaxPercent && decimal(state.salesTaxPercent) } : null;
      };
      const percent = taxPercent({
        exempt: customer?.taxExempt ?? false,
        shippingState: stateOf(shippingStateId),
        billingState: stateOf(billingStateId),
      });
      return { percent };
    },
  }),
);
