import type { Decimal } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { taxPercent } from '../shipping-and-tax/rules/tax-percent.ts';
import { TAXED_CUSTOMER, taxedDestination } from '../shipping-and-tax/taxed-parties.ts';
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
      billingStateId: t.arg.int({
        description: 'State of the billing address; it decides only where nothing is shipped.',
      }),
      shippingStateId: t.arg.int({ description: 'State of the shipping address.' }),
      shippingCountryId: t.arg.int({
        description:
          'Country of the shipping address, ISO 3166-1 numeric code; needed where it has no state.',
      }),
    },
    resolve: async (_root, { billingStateId, shippingStateId, shippingCountryId }, { db, viewer }) => {
      const customer = await db.customer.findUnique({
        where: { id: viewer.customerId ?? 0 },
        select: TAXED_CUSTOMER,
      });
      const isShipped = (shippingStateId ?? shippingCountryId ?? null) !== null;
      const destination = await taxedDestination(db, {
        shippingAddress: isShipped ? { stateId: shippingStateId ?? null } : null,
        billingAddress: { stateId: billingStateId ?? null },
        shippingMethod: null,
      });
      const percent = taxPercent({ customer: customer ?? ORDINARY, destination });
      return { percent };
    },
  }),
);
