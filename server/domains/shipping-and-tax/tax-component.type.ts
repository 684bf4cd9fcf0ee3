import { decimal, moneyText } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import type { TaxPart } from './rules/tax-components.ts';

/** A component of the tax of a document. */
export const TaxComponentType = builder.objectRef<TaxPart>('TaxComponent').implement({
  description: 'Component of a sales tax: GST, QST, HST, or the tax of a US state.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Stable code, e.g. `CA-QST`; `SALES_TAX`: a rate set for this order alone.',
    }),
    name: t.string({
      description: 'Name in the language of the request, e.g. `QST` or `TVQ`.',
      resolve: (component, _args, context) => localised(context, component),
    }),
    percent: t.field({
      type: 'Decimal',
      description: 'Rate.',
      resolve: ({ percent }) => decimal(percent),
    }),
    registrationNumber: t.exposeString('registrationNumber', {
      nullable: true,
      description: 'Registration number of the seller for this tax.',
    }),
    amount: t.field({
      type: 'Decimal',
      description: 'Amount; the amounts of all components sum to the tax.',
      resolve: ({ amount }) => moneyText(amount),
    }),
  }),
});
