import { z } from 'zod';
import { ConflictError, NotFoundError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CUSTOMERS_EDIT, CUSTOMERS_VIEW } from '../../customers/access.ts';
import { lockCustomer } from '../../customers/lock-customer.ts';
import { forAllCustomers } from '../../identity/for-all-customers.ts';
import { requireContact } from '../../identity/main-contact.ts';
import { customerSettingsField } from './customer-settings-field.ts';

const rules = z.object({
  customerId: z.int().min(1).max(MAX_ID),
  contactId: z.int().min(1).max(MAX_ID).nullish(),
});

mutation('setCustomerMainContact', {
  description:
    'Sets the default contact for new quotes and orders of a customer; null: as `usualContact` determines. Existing quotes and orders keep their contact. A blocked user, or one of another customer, is refused with NOT_A_CONTACT. Staff only.',
  permission: forAllCustomers(CUSTOMERS_EDIT, CUSTOMERS_VIEW),
  audit: { action: 'CUSTOMER_MAIN_CONTACT', entityType: 'Customer' },
  repeat: 'keyed',
  budget: 9,
  input: (t) => ({
    customerId: t.int({ required: true, description: 'Integer id of the customer.' }),
    contactId: t.int({ description: 'Integer id of a user of the customer; absent or null: no contact.' }),
    version: t.int({ description: 'Version of the customer that was seen.' }),
  }),
  resolve: ({ version, ...input }, _context, writes) => {
    const { customerId, contactId = null } = parseInput(rules, input);
    return writes.once({
      request: { customerId, contactId, version },
      work: async (tx, record) => {
        await lockCustomer(tx, customerId);
        const select = { version: true, mainContactId: true } as const;
        const before = await tx.customer.findUnique({ where: { id: customerId }, select });
        if (!before) throw new NotFoundError('Customer');
        if (version != null && version !== before.version) throw new ConflictError(before.version);
        if (contactId !== null) await requireContact(tx, { contactId, customerId });
        await tx.customer.update({
          where: { id: customerId },
          data: { mainContactId: contactId, version: { increment: 1 } },
          select: { id: true },
        });
        record({ entityId: customerId, customerId, data: { contactId, former: before.mainContactId } });
        return { customerId };
      },
    });
  },
  success: (t) => ({ settings: customerSettingsField(t) }),
  sample: ({ caller, admin, customerId, buyer }) => ({
    as: caller(admin),
    input: { customerId, contactId: buyer.userId },
  }),
});
