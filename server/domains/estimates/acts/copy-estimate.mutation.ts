import { NotFoundError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { ESTIMATES_VIEW, visibleEstimates } from '../access.ts';
import { contentColumns } from '../content/estimate-columns.ts';
import { contentOfJson } from '../content/estimate-content.ts';
import { priceContent } from '../content/price-content.ts';
import { estimateField, WITH_PICTURES } from '../estimate/stored-estimate.ts';
import { NOT_AUDITED } from './not-audited.ts';
import { createEstimate } from './write-estimate.ts';

mutation('copyEstimate', {
  description:
    'Copies an estimate that the viewer may open, with its pictures, at today’s price for the active customer. Expired estimates can be copied too.',
  permission: ESTIMATES_VIEW,
  audit: { none: NOT_AUDITED },
  repeat: 'keyed',
  budget: 12,
  input: (t) => ({ id: t.id({ required: true, description: 'Estimate to copy.' }) }),
  resolve: async (input, context, writes) => {
    const { viewer, now, language } = context;
    const id = rowKey('Estimate', input.id);
    const customerId = viewer.requireCustomer();
    return writes.once({
      request: { id, customerId },
      work: async (tx) => {
        const original = await tx.estimate.findFirst({
          where: { id, AND: visibleEstimates(viewer) },
          include: WITH_PICTURES,
        });
        if (!original) throw new NotFoundError('Estimate');
        const { name, quantity, reference, note, pictures } = original;
        const content = contentOfJson(original.content);
        const { priced } = await priceContent(tx, { content, customerId, quantity, now, language });
        const columns = {
          ...contentColumns(content, priced, { quantity, ownPrice: null, viewer, now }),
          name,
          reference,
          note,
          customerId,
        };
        const fileIds = pictures.map(({ fileId }) => fileId);
        return { estimateId: await createEstimate(tx, context, columns, fileIds) };
      },
    });
  },
  success: (t) => ({ estimate: estimateField(t) }),
  sample: async ({ caller, buyer, estimate, foreign }) => ({
    as: caller(buyer),
    input: { id: await estimate() },
    foreign: { 'input.id': foreign.estimateId },
  }),
});
