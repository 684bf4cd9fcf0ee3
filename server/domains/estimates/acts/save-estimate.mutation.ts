import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { ownFiles } from '../../media/own-files.ts';
import { ConfigurationInput } from '../../pricing/configuration/configuration.input.ts';
import { checkComplete } from '../../pricing/held-price.ts';
import { today } from '../../settings/company-day.ts';
import { ESTIMATES_OVERRIDE, ESTIMATES_VIEW } from '../access.ts';
import { EstimateDesignInput, parseContent } from '../content/content.input.ts';
import { contentColumns } from '../content/estimate-columns.ts';
import { checkLimitations, priceContent } from '../content/price-content.ts';
import { changedEstimate, estimateField, type StoredEstimate } from '../estimate/stored-estimate.ts';
import { checkWantedDay, estimateTexts, ownPriceOf } from './estimate-input.ts';
import { NOT_AUDITED } from './not-audited.ts';
import { createEstimate, replaceEstimate } from './write-estimate.ts';

mutation('saveEstimate', {
  description:
    'Saves a new estimate, or changes one of the viewer’s own, for 30 days; the server prices it. Contradictory services are refused by name.',
  permission: ESTIMATES_VIEW,
  audit: { none: NOT_AUDITED },
  repeat: 'keyed',
  budget: 14,
  input: (t) => ({
    id: t.id({ description: 'Estimate to change; absent: a new one.' }),
    version: t.int({ description: 'Version that the client last read.' }),
    name: t.string({ required: true, description: 'What to call it, 80 characters at most.' }),
    configuration: t.field({ type: ConfigurationInput, description: 'A piece of the catalogue.' }),
    design: t.field({
      type: EstimateDesignInput,
      description: 'Instead of a catalogue piece: a custom design.',
    }),
    quantity: t.int({ required: true, description: 'Pieces, 1 to 999.' }),
    wantedBy: t.field({ type: 'Date', description: 'Day that the customer asks for, today or later.' }),
    reference: t.string({ description: 'Customer’s own reference.' }),
    note: t.string({ description: 'Note to the workshop.' }),
    fileIds: t.intList({ description: 'Uploaded pictures in order, six at most.' }),
    ownPrice: t.field({
      type: 'Decimal',
      description: 'Unit price that replaces the calculated one; needs 1503.',
    }),
    ownPriceReason: t.string({ description: 'Why; goes with `ownPrice`.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, now, language } = context;
    const { id, version, configuration, design, wantedBy, ownPrice: asked, ...rest } = input;
    if (asked != null && !viewer.can(ESTIMATES_OVERRIDE)) throw new ForbiddenError(ESTIMATES_OVERRIDE);
    const { quantity, fileIds, ownPriceReason, ...texts } = parseInput(estimateTexts, rest);
    const ownPrice = ownPriceOf(asked, quantity, ownPriceReason);
    const content = parseContent({ configuration, design });
    const estimateId = id == null ? null : rowKey('Estimate', id);
    const ofCustomer = estimateId === null ? viewer.requireCustomer() : null;
    const day = await today(context);
    return writes.once({
      request: {
        estimateId,
        version,
        ofCustomer,
        quantity,
        ...texts,
        content,
        wantedBy,
        fileIds,
        ownPrice: ownPrice && { ...ownPrice, unitPrice: ownPrice.unitPrice.toFixed() },
      },
      work: async (tx) => {
        const before =
          estimateId === null
            ? null
            : await changedEstimate(tx, context, { estimateId, version, action: 'EDIT' });
        const customerId = before?.customerId ?? viewer.requireCustomer();
        const order = { content, customerId, quantity, now, language };
        const { priced, limitations, slowest } = await priceContent(tx, order);
        checkComplete(priced);
        checkLimitations(limitations);
        checkWantedDay(wantedBy, slowest, day);
        await newFiles(tx, context, fileIds, before);
        const columns = {
          ...contentColumns(content, priced, { quantity, ownPrice, viewer, now }),
          ...texts,
          wantedBy: wantedBy ?? null,
        };
        return {
          estimateId: before
            ? await replaceEstimate(tx, before, columns, fileIds)
            : await createEstimate(tx, context, { ...columns, customerId }, fileIds),
        };
      },
    });
  },
  success: (t) => ({ estimate: estimateField(t) }),
  sample: async ({ caller, buyer, configuration, estimate, foreign }) => ({
    as: caller(buyer),
    input: { name: 'Band', configuration, quantity: 2, reference: 'R', note: 'N', fileIds: [] },
    foreign: { 'input.id': foreign.estimateId, 'input.fileIds': foreign.fileId },
    ofExisting: { id: await estimate() },
  }),
});

/** Existing pictures of the estimate stay, regardless of who uploaded them. */
async function newFiles(
  tx: Prisma.TransactionClient,
  { viewer }: Pick<Context, 'viewer'>,
  fileIds: readonly number[],
  before: StoredEstimate | null,
): Promise<void> {
  const known = new Set(before?.pictures.map(({ fileId }) => fileId));
  const added = fileIds.filter((fileId) => !known.has(fileId));
  await ownFiles(tx, viewer, added, (index) => `fileIds.${fileIds.indexOf(added[index] ?? 0)}`);
}
