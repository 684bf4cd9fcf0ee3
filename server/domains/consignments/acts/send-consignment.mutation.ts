import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { today } from '../../settings/company-day.ts';
import { requireLineAction } from '../access.ts';
import { consignmentField } from '../consignment/consignment-result.ts';
import { ConsignmentPartInput, wantedParts } from './consignment-part.input.ts';
import { consignmentAudit } from './record-event.ts';
import { sendPieces } from './send-pieces.ts';

mutation('sendConsignment', {
  description:
    'Sends packed pieces of a consignment off, all of them or a part; with the first of them its term begins. Never more than the customer’s memo limit allows (`MEMO_LIMIT_EXCEEDED`). Staff only.',
  permission: requireLineAction('SEND'),
  audit: consignmentAudit('SEND'),
  repeat: 'keyed',
  budget: 16,
  input: (t) => ({
    id: t.id({ required: true, description: 'Consignment.' }),
    lines: t.field({
      type: [ConsignmentPartInput],
      description: 'What is sent; absent: all that is packed.',
    }),
    reason: t.string({ description: 'Remark to it, such as the carrier’s number.' }),
    version: t.int({ description: 'Version that was seen.' }),
  }),
  resolve: async ({ id: globalId, version, ...input }, context, writes) => {
    const wanted = { id: rowKey('Consignment', globalId), ...wantedParts(input) };
    const day = await today(context);
    return writes.once({
      request: { ...wanted, version: version ?? null },
      work: async (tx, record) => {
        await sendPieces(tx, context, { ...wanted, version, today: day }, record);
        return { consignmentId: wanted.id };
      },
    });
  },
  success: (t) => ({ consignment: consignmentField(t) }),
  sample: async ({ caller, sales, packedConsignment }) => {
    const { id, lineId } = await packedConsignment();
    return {
      as: caller(sales),
      input: {
        id: encodeGlobalId('Consignment', id),
        lines: [{ lineId: encodeGlobalId('ConsignmentLine', lineId), quantity: 1 }],
        reason: '1Z 42',
      },
    };
  },
});
