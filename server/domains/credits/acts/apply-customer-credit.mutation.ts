import { z } from 'zod';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { allocationRules, PaymentAllocationInput } from '../../invoices/collect/payment-allocation.input.ts';
import { touchedInvoicesField } from '../../invoices/collect/touched-invoices.ts';
import { today } from '../../settings/company-day.ts';
import { requireApplying } from '../access.ts';
import { creditField } from '../credit/credit-result.ts';
import { applyCredit } from './apply-credit.ts';

const rules = z.object({ allocations: allocationRules.nullish() });

mutation('applyCustomerCredit', {
  description:
    'Applies the available amount of a credit to invoices of its customer that the viewer may see: as given in `allocations`, otherwise to those with the earliest due dates.',
  permission: requireApplying,
  audit: { action: 'CREDIT_APPLY', entityType: 'CustomerCredit' },
  repeat: 'naturally repeatable: what was applied is available no more; a repeat is told so',
  budget: 60,
  input: (t) => ({
    id: t.id({ required: true, description: 'Credit.' }),
    allocations: t.field({
      type: [PaymentAllocationInput],
      description: 'Amounts per invoice. Absent: applied to the invoices with the earliest due dates.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version, ...input }, context, writes) => {
    const { allocations } = parseInput(rules, {
      allocations: input.allocations?.map((each) => ({ ...each, invoiceId: String(each.invoiceId) })),
    });
    const bookedOn = await today(context);
    const applied = { id: rowKey('CustomerCredit', id), version, allocations: allocations ?? null, bookedOn };
    return writes.transaction((tx, record) => applyCredit(tx, context, applied, record));
  },
  success: (t) => ({ credit: creditField(t), invoices: touchedInvoicesField(t) }),
  sample: async ({ caller, admin, credit, invoice }) => ({
    as: caller(admin),
    input: {
      id: encodeGlobalId('CustomerCredit', await credit()),
      allocations: [{ invoiceId: encodeGlobalId('Invoice', await invoice()), amount: '1.00' }],
    },
  }),
});
