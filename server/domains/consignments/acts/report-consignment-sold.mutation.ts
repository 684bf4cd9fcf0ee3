import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { today } from '../../settings/company-day.ts';
import { requireLineAction } from '../access.ts';
import { consignmentField } from '../consignment/consignment-result.ts';
import { ConsignmentPartInput, wantedParts } from './consignment-part.input.ts';
import { movePieces } from './move-pieces.ts';
import { consignmentAudit } from './record-event.ts';

mutation('reportConsignmentSold', {
  description:
    'Reports pieces of a consignment sold, or a part of them: they are billed at their memo price.',
  permission: requireLineAction('REPORT_SOLD'),
  audit: consignmentAudit('REPORT_SOLD'),
  repeat: 'keyed',
  budget: 14,
  input: (t) => ({
    id: t.id({ required: true, description: 'Consignment.' }),
    lines: t.field({ type: [ConsignmentPartInput], required: true, description: 'What was sold.' }),
    reason: t.string({ description: 'Remark to it.' }),
    version: t.int({ description: 'Version that was seen.' }),
  }),
  resolve: async ({ id: globalId, version, ...input }, context, writes) => {
    const wanted = {
      id: rowKey('Consignment', globalId),
      action: 'REPORT_SOLD',
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
  sample: async ({ caller, owner, consignment }) => {
    const { id, lineId } = await consignment();
    return {
      as: caller(owner),
      input: {
        id: encodeGlobalId('Consignment', id),
        lines: [{ lineId: encodeGlobalId('ConsignmentLine', lineId), quantity: 1 }],
        reason: 'Sold at the fair',
      },
    };
  },
});
