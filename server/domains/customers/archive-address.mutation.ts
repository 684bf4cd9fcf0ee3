import { z } from 'zod';
import { NotFoundError } from '../../errors/errors.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { requireAddressBook, requireAddressDefaults } from './access.ts';
import { Customer } from './customer.type.ts';
import { lockCustomer } from './lock-customer.ts';
import { isDefault } from './rules/address-defaults.ts';

const inputSchema = z.object({ id: z.int().min(1).max(MAX_ID) });

mutation('archiveAddress', {
  description:
    'Removes an address from the address book of the active customer; orders keep their own copy. Needs 2402, and 2409 for a default address (staff: 3303).',
  permission: requireAddressBook,
  audit: { action: 'ADDRESS_ARCHIVED', entityType: 'Address' },
  repeat: 'naturally repeatable: archives once',
  budget: 5,
  input: (t) => ({ id: t.int({ required: true, description: 'Integer id of the address.' }) }),
  resolve: async (input, context, writes) => {
    const { viewer, now } = context;
    const customerId = viewer.requireCustomer();
    const { id } = parseInput(inputSchema, input);
    return writes.transaction(async (tx, record) => {
      await lockCustomer(tx, customerId);
      const address = await tx.address.findFirst({
        where: { id, customerId, archivedAt: null },
        select: { isDefaultShipping: true, isDefaultBilling: true },
      });
      if (!address) throw new NotFoundError('Address');
      if (isDefault(address)) requireAddressDefaults(viewer);
      await tx.address.update({
        where: { id },
        data: {
          archivedAt: now,
          isDefaultShipping: false,
          isDefaultBilling: false,
          version: { increment: 1 },
        },
      });
      record({ entityId: id, customerId });
      return { customerId };
    });
  },
  success: (t) => ({
    customer: t.prismaField({
      type: Customer,
      description: 'The customer with the remaining addresses.',
      resolve: (query, { customerId }, _args, { db }) =>
        db.customer.findUniqueOrThrow({ ...query, where: { id: customerId } }),
    }),
  }),
  sample: async ({ caller, owner, address, foreign }) => ({
    as: caller(owner),
    input: { id: await address() },
    foreign: { 'input.id': foreign.addressId },
  }),
});
