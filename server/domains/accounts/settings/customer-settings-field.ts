import type { FieldRef } from '@pothos/core';
import type { builder } from '../../../schema/builder.ts';
import { CustomerFinancialSettings } from './financial-settings.query.ts';
import { financialSettings } from './financial-settings.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `settings` field of a mutation's success: the current terms of the customer. */
export function customerSettingsField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { customerId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.field({
    type: CustomerFinancialSettings,
    description: 'The settings as they are now.',
    resolve: async ({ customerId }, _args, context) => {
      const settings = await financialSettings(context, customerId);
      if (!settings) throw new Error(`There is no customer ${customerId}.`);
      return settings;
    },
  });
}
