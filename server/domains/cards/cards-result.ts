import type { builder } from '../../schema/builder.ts';
import { Customer } from '../customers/customer.type.ts';

type Types = typeof builder.$inferSchemaTypes;
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { customerId: number }>;

/** The customer with its current cards. */
export function customerField(t: SuccessBuilder) {
  return t.prismaField({
    type: Customer,
    description: 'The customer with its cards as they are now.',
    resolve: (query, { customerId }, _args, { db }) =>
      db.customer.findUniqueOrThrow({ ...query, where: { id: customerId } }),
  });
}
