import { z } from 'zod';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { scopeAllowsWrite } from '../../identity/rules/scope.ts';
import { visibleJobOrders } from '../../jobs/access.ts';
import { addressOfJson } from '../../orders/addresses/address-snapshot.ts';
import { configurationOfJson } from '../../orders/lines/job-configuration.ts';
import { orderTexts } from '../../orders/order-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import { requestOfStored } from '../../pricing/configuration/configuration.ts';
import { today } from '../../settings/company-day.ts';
import { promotedTargets } from '../lines/promoted-targets.ts';
import { newLine } from '../lines/quote-line.ts';
import { createQuote } from '../quote/create-quote.ts';
import { QUOTES_ADD } from '../rules/transitions.ts';
import { stepAudit } from '../transitions/change-quote.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { begunQuote, requireBeginning } from './begun-quote.ts';

const rules = orderTexts.pick({ poNumber: true, notes: true }).extend({
  quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE').nullish(),
});

mutation('requestPriceQuoteForJob', {
  description: 'Requests a quote to make a job again. When staff call it, it creates the draft of an offer.',
  permission: requireBeginning,
  audit: stepAudit('REQUEST'),
  repeat: 'keyed',
  budget: 11,
  input: (t) => ({
    jobOrderId: t.id({ required: true, description: 'Job order to repeat.' }),
    quantity: t.int({ description: 'Pieces, 1 to 999; absent: as many as before.' }),
    poNumber: t.string({ description: 'Purchase order.' }),
    notes: t.string({ description: 'Requested changes.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, now } = context;
    const { quantity, poNumber, notes } = parseInput(rules, {
      quantity: input.quantity,
      poNumber: input.poNumber,
      notes: input.notes,
    });
    const id = rowKey('JobOrder', input.jobOrderId);
    const day = await today(context);
    return writes.once({
      request: { id, quantity, poNumber, notes },
      work: async (tx, record) => {
        const job = await tx.jobOrder.findFirst({
          where: { id, AND: visibleJobOrders(viewer) },
          include: { specification: { select: { configuration: true } }, orderGroup: true },
        });
        if (!job?.specification) throw new NotFoundError('JobOrder');
        // To request a quote for a job of another customer, the user must make that customer active.
        if (!scopeAllowsWrite(viewer.scopeOf(QUOTES_ADD), orderActor(viewer), job))
          throw new RefusedError('NOT_FOR_THIS_CUSTOMER');
        const { customerId, orderGroup } = job;
        const pieces = quantity ?? job.quantity;
        const configuration = requestOfStored(configurationOfJson(job.specification.configuration));
        const priced = await priceOne(tx, {
          customerId,
          configuration,
          quantity: pieces,
          now,
          viewer,
        });
        const line = newLine(
          priced,
          {
            quantity: pieces,
            wantedBy: null,
            reference: job.reference,
            endCustomer: job.endCustomer,
            note: job.note,
            drawingFileId: null,
            reorderedFromId: job.id,
          },
          { lineKey: 1, rank: 0, now },
        );
        const begun = begunQuote(viewer, 'REQUEST');
        const wished = await promotedTargets(tx, {
          lines: begun.as === 'REQUEST' ? [{ ...line, itemType: priced.itemType }] : [],
          customerId,
          today: day,
          language: context.language,
        });
        const { id: priceQuoteId, number } = await createQuote(tx, {
          shippingAddress: addressOfJson(orderGroup.shippingAddress),
          billingAddress: addressOfJson(orderGroup.billingAddress),
          sellToAddress: orderGroup.sellToAddress === null ? null : addressOfJson(orderGroup.sellToAddress),
          shippingMethodId: orderGroup.shippingMethodId,
          poNumber: poNumber ?? null,
          customerWoNumber: null,
          reference: null,
          remarks: notes ?? null,
          customerId,
          source: 'PORTAL',
          placedById: viewer.userId,
          actingById: viewer.actingById,
          currency: priced.currency,
          lines: [line],
          ...begun,
          targets: wished.targets,
          reason: wished.reason,
          now,
        });
        record({ entityId: priceQuoteId, customerId, data: { number, repeats: job.number } });
        return { priceQuoteId };
      },
    });
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, buyer, job, foreign }) => ({
    as: caller(buyer),
    input: { jobOrderId: await job(), quantity: 2, poNumber: 'PO', notes: 'N' },
    foreign: { 'input.jobOrderId': foreign.jobId },
  }),
});
