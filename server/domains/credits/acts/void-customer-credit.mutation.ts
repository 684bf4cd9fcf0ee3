import { z } from 'zod';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { today } from '../../settings/company-day.ts';
import { CREDITS_REFUND, requireManaging } from '../access.ts';
import { creditField } from '../credit/credit-result.ts';
import { creditReason } from './credit-rules.ts';
import { voidCredit } from './void-credit.ts';

const rules = z.object({ reason: creditReason });

mutation('voidCustomerCredit', {
  description: 'Voids a credit that is neither applied nor paid out, with a reason. Staff only.',
  permission: requireManaging(CREDITS_REFUND),
  audit: { action: 'CREDIT_VOID', entityType: 'CustomerCredit' },
  repeat: 'naturally repeatable: a credit is voided once; a repeat is told that it is',
  budget: 14,
  input: (t) => ({
    id: t.id({ required: true, description: 'Credit.' }),
    reason: t.string({ required: true, description: 'Why.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version, ...given }, context, writes) => {
    const { reason } = parseInput(rules, { reason: given.reason });
    const bookedOn = await today(context);
    const voided = { id: rowKey('CustomerCredit', id), version, reason, bookedOn };
    return writes.transaction((tx, record) => voidCredit(tx, context, voided, record));
  },
  success: (t) => ({ credit: creditField(t) }),
  sample: async ({ caller, admin, credit }) => ({
    as: caller(admin),
    input: { id: encodeGlobalId('CustomerCredit', await credit()), reason: 'Issued twice' },
  }),
});
