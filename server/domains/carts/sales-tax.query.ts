import type { Decimal } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { taxPercent } from '../shipping-and-tax/rules/tax-percent.ts';
import { TAXED_CUSTOMER, taxedStates } from '../shipping-and-tax/taxed-parties.ts';
import { CART_VIEW } from './access.ts';

const SalesTaxType = builder.objectRef<{ percent: Decimal }>('SalesTax').implement({
  description: 'Sales tax for a destination.',
  fields: (t) => ({
    enabled: t.boolean({ description: 'Tax is added.', resolve: ({ percent }) => percent.greaterThan(0) }),
    percent: t.expose('percent', { type: 'Decimal', description: 'Rate in per cent; 0 when exempt.' }),
  }),
});

/** Who acts for no customer is told what anybody pays. */
const ORDINARY = { taxExempt: false, salesTaxPercent: null };

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
      const customer = await db.customer.findUnique({
        where: { id: viewer.customerId ?? 0 },
        select: TAXED_CUSTOMER,
      });
      const states = await taxedStates(db, {
        shippingAddress: { stateId: shippingStateId ?? null },
        billingAddress: { stateId: billingStateId ?? null },
      });
      const percent = taxPercent({ customer: customer ?? ORDINARY, ...states });
      return { percent };
    },
  }),
);
