import { localId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import { previewOfDraft } from '../../orders/order/order-preview.ts';
import { OrderPreviewType } from '../../orders/order/order-preview.type.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { today } from '../../settings/company-day.ts';
import { changeableEstimates, ESTIMATES_VIEW } from '../access.ts';
import { estimateFacts } from '../estimate/estimate-facts.ts';
import { WITH_PICTURES } from '../estimate/stored-estimate.ts';
import { estimateRefusal } from '../rules/estimate-actions.ts';
import { conversionOf } from './conversion.ts';
import { estimateDestination, orderOfEstimate } from './order-of-estimate.ts';

builder.queryField('estimateOrderPreview', (t) =>
  t.field({
    type: OrderPreviewType,
    nullable: true,
    description:
      'Preview of the order that `orderEstimate` would place today; null for an estimate that cannot be ordered or belongs to another customer. Needs 1501 and 1702.',
    authScopes: { permission: JOB_ORDERS_ADD },
    budget: 12,
    sample: async ({ buyer, estimate, foreign }) => ({
      as: buyer,
      args: { id: await estimate() },
      foreign: { id: foreign.estimateId },
    }),
    args: {
      id: t.arg.id({ required: true, description: 'Estimate.' }),
      shippingAddressId: t.arg.int({ description: 'Shipping address; the default when absent.' }),
      billingAddressId: t.arg.int({ description: 'Billing address; the default when absent.' }),
      shippingMethodId: t.arg.int({
        description: 'Shipping method; the customer’s default when absent.',
      }),
    },
    resolve: async (_root, { id, ...args }, context) => {
      const { db, viewer, now } = context;
      viewer.require(ESTIMATES_VIEW);
      const chosen = parseInput(estimateDestination, args);
      const estimateId = localId('Estimate', String(id));
      if (estimateId === null || viewer.customerId === null) return null;
      const estimate = await db.estimate.findFirst({
        where: {
          id: estimateId,
          deletedAt: null,
          customerId: viewer.customerId,
          AND: changeableEstimates(viewer),
        },
        include: WITH_PICTURES,
      });
      if (!estimate || estimateRefusal('TO_JOB', estimateFacts(estimate, now)) !== null) return null;
      const conversion = await conversionOf(db, context, {
        estimate,
        action: 'TO_JOB',
        day: await today(context),
      });
      const draft = await orderOfEstimate(db, context, { conversion, chosen });
      return previewOfDraft(draft, seesAmounts(viewer));
    },
  }),
);
