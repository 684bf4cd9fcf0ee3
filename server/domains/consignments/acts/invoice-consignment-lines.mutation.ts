import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { billingTermsOf } from '../../invoices/acts/billing-terms.ts';
import { invoiceField } from '../../invoices/invoice/invoice-result.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { requireBillingPieces } from '../access.ts';
import { consignmentField } from '../consignment/consignment-result.ts';
import { ConsignmentPartInput, wantedParts } from './consignment-part.input.ts';
import { invoicePieces } from './invoice-pieces.ts';
import { consignmentAudit } from './record-event.ts';

mutation('invoiceConsignmentLines', {
  description:
    'Bills pieces of a consignment that were sold or lost, all of them or some, at their memo prices; the invoice is issued at once. Staff only.',
  permission: requireBillingPieces,
  audit: consignmentAudit('INVOICE'),
  repeat: 'keyed',
  budget: 26,
  input: (t) => ({
    id: t.id({ required: true, description: 'Consignment.' }),
    lines: t.field({
      type: [ConsignmentPartInput],
      description: 'Pieces to bill; absent: all pieces sold or lost.',
    }),
    reason: t.string({ description: 'Remark to it.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id: globalId, version, ...input }, context, writes) => {
    const wanted = { id: rowKey('Consignment', globalId), ...wantedParts(input) };
    const settings = await requestSettings(context);
    const terms = { ...billingTermsOf(settings, context.now), taxBase: settings.TAX_BASE };
    return writes.once({
      request: { ...wanted, version: version ?? null },
      work: async (tx, record) => {
        const invoiceId = await invoicePieces(tx, context, { ...wanted, version }, { terms, record });
        return { consignmentId: wanted.id, invoiceId };
      },
    });
  },
  success: (t) => ({ consignment: consignmentField(t), invoice: invoiceField(t) }),
  sample: async ({ caller, sales, soldConsignment }) => {
    const { id, lineId } = await soldConsignment();
    return {
      as: caller(sales),
      input: {
        id: encodeGlobalId('Consignment', id),
        lines: [{ lineId: encodeGlobalId('ConsignmentLine', lineId), quantity: 1 }],
        reason: 'As reported',
      },
    };
  },
});
