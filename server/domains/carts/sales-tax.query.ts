import { builder } from '../../schema/builder.ts';
import type { Context } from '../../schema/context.ts';
import { taxComponents } from '../shipping-and-tax/rules/order-tax.ts';
import {
  type TaxAddress,
  type TaxComponent,
  totalPercent,
} from '../shipping-and-tax/rules/tax-components.ts';
import { cachedTaxRates } from '../shipping-and-tax/tax-rates.ts';
import { TAXED_CUSTOMER, taxedBy } from '../shipping-and-tax/taxed-parties.ts';
import { CART_VIEW } from './access.ts';

const SalesTaxType = builder.objectRef<readonly TaxComponent[]>('SalesTax').implement({
  description: 'Sales tax for a destination.',
  fields: (t) => ({
    enabled: t.boolean({
      description: 'Tax is added.',
      resolve: (components) => totalPercent(components).greaterThan(0),
    }),
    percent: t.field({
      type: 'Decimal',
      description: 'Rate in per cent; 0 when exempt.',
      resolve: (components) => totalPercent(components),
    }),
  }),
});

/** Staff without a customer get the ordinary tax. */
const ORDINARY = { taxExempt: false, salesTaxPercent: null };

builder.queryField('salesTax', (t) =>
  t.field({
    type: SalesTaxType,
    description: 'Sales tax of the active customer for a destination, at the server’s rate.',
    authScopes: { permission: CART_VIEW },
    budget: 3,
    sample: ({ buyer, stateId }) => ({ as: buyer, args: { shippingStateId: stateId } }),
    args: {
      billingStateId: t.arg.int({
        description: 'State of the billing address; used only when nothing is shipped.',
      }),
      shippingStateId: t.arg.int({ description: 'State of the shipping address.' }),
      shippingCountryId: t.arg.int({
        description:
          'Country of the shipping address, ISO 3166-1 numeric code; required when it has no state.',
      }),
    },
    resolve: async (_root, { billingStateId, shippingStateId, shippingCountryId }, context) => {
      const { db, viewer, now } = context;
      const customer = await db.customer.findUnique({
        where: { id: viewer.customerId ?? 0 },
        select: TAXED_CUSTOMER,
      });
      const places = {
        shippingAddress: await place(db, shippingStateId ?? null, shippingCountryId ?? null),
        billingAddress: await place(db, billingStateId ?? null, null),
        shippingMethod: null,
      };
      const destination = taxedBy(await cachedTaxRates(context, db), places, now);
      return taxComponents({ customer: customer ?? ORDINARY, destination });
    },
  }),
);

/** The place of a state or a country; null without either. */
async function place(
  db: Context['db'],
  stateId: number | null,
  countryId: number | null,
): Promise<TaxAddress | null> {
  if (stateId !== null) {
    const state = await db.state.findUnique({
      where: { id: stateId },
      select: { country: { select: { code: true } } },
    });
    return { stateId, countryCode: state?.country.code ?? '' };
  }
  if (countryId === null) return null;
  const country = await db.country.findUnique({ where: { id: countryId }, select: { code: true } });
  return { stateId: null, countryCode: country?.code ?? '' };
}
