import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { today } from '../../settings/company-day.ts';
import { requireLineAction } from '../access.ts';
import { consignmentField } from '../consignment/consignment-result.ts';
import { ConsignmentPartInput, wantedParts } from './consignment-part.input.ts';
import { movePieces } from './move-pieces.ts';
import { consignmentAudit } from './record-event.ts';

mutation('receiveConsignmentReturn', {
  description: 'Takes pieces back that the customer asked to return: they count no more. Staff only.',
  permission: requireLineAction('RECEIVE_RETURN'),
  audit: consignmentAudit('RECEIVE_RETURN'),
  repeat: 'keyed',
  budget: 14,
  input: (t) => ({
    id: t.id({ required: true, description: 'Consignment.' }),
    lines: t.field({
      type: [ConsignmentPartInput],
      description: 'What came back; absent: all that was to come back.',
    }),
    reason: t.string({ description: 'Remark to it.' }),
    version: t.int({ description: 'Version that was seen.' }),
  }),
  resolve: async ({ id: globalId, version, ...input }, context, writes) => {
    const wanted = {
      id: rowKey('Consignment', globalId),
      action: 'RECEIVE_RETURN',
      ...wantedParts(input),
    } as const;
    const day = await today(context);
    return writes.once({
      request: { ...wanted, version: version ?? null },
      work: async (tx, record) => {
        await movePieces(tx, context, { ...wanted, version, today: day }, record);
        return { consignmentId: wanted.id };
      },
    });
  },
  success: (t) => ({ consignment: consignmentField(t) }),
  sample: async ({ caller, sales, returningConsignment }) => {
    const { id, lineId } = await returningConsignment();
    return {
      as: caller(sales),
      input: {
        id: encodeGlobalId('Consignment', id),
        lines: [{ lineId: encodeGlobalId('ConsignmentLine', lineId), quantity: 1 }],
        reason: 'All in order',
      },
    };
  },
});
