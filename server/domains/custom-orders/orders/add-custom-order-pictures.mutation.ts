import { z } from 'zod';
import { InvalidInputError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { scopeAllowsWrite } from '../../identity/rules/scope.ts';
import { addJobPictures } from '../../jobs/images/add-job-pictures.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { ownFiles, pictureDigests } from '../../media/own-files.ts';
import { PriceQuote } from '../../quotes/quote/price-quote.type.ts';
import { CUSTOM_ORDERS_CREATE, visibleCustomOrders } from '../access.ts';
import { MAX_CUSTOM_ORDER_PICTURES } from '../rules/custom-order-limits.ts';
import { pictureIds } from './picture-ids.ts';

const rules = z.object({
  customOrderId: z.int().min(1).max(MAX_ID),
  fileIds: pictureIds.pipe(z.array(z.int()).min(1, 'REQUIRED')),
});

mutation('addCustomOrderPictures', {
  description:
    'Adds drawings and photos to a custom order: to its job, its stock line or its quote. A custom order has at most ten pictures.',
  permission: CUSTOM_ORDERS_CREATE,
  audit: { action: 'CUSTOM_ORDER_PICTURES_ADDED', entityType: 'CustomOrder' },
  repeat: 'keyed',
  budget: 12,
  input: (t) => ({
    customOrderId: t.int({ required: true, description: 'Integer id of the custom order.' }),
    fileIds: t.intList({ required: true, description: 'Uploaded pictures.' }),
  }),
  resolve: async (input, context, writes) => {
    const { db, viewer } = context;
    const { customOrderId, fileIds } = parseInput(rules, input);
    return writes.once({
      request: { customOrderId, pictures: await pictureDigests(db, viewer, fileIds) },
      work: async (tx, record) => {
        await tx.$executeRaw`SELECT FROM "CustomOrder" WHERE id = ${customOrderId} FOR NO KEY UPDATE`;
        const order = await tx.customOrder.findFirst({
          where: { id: customOrderId, AND: visibleCustomOrders(viewer) },
          include: { jobOrder: { select: { isStock: true } }, _count: { select: { pictures: true } } },
        });
        if (!order) throw new NotFoundError('CustomOrder');
        const { customerId, placedById, jobOrderId, jobOrder, priceQuoteId, _count } = order;
        const row = { customerId, placedById, contactId: null };
        if (!scopeAllowsWrite(viewer.scopeOf(CUSTOM_ORDERS_CREATE), orderActor(viewer), row))
          throw new RefusedError('NOT_FOR_THIS_CUSTOMER');
        await ownFiles(tx, viewer, fileIds, (index) => `fileIds.${index}`);
        if (_count.pictures + fileIds.length > MAX_CUSTOM_ORDER_PICTURES)
          throw InvalidInputError.of('fileIds', 'TOO_MANY_PICTURES', 'Ten pictures at most.');
        await tx.customOrderPicture.createMany({
          data: fileIds.map((fileId, index) => ({ customOrderId, fileId, rank: _count.pictures + index })),
        });
        if (jobOrderId !== null) {
          await addJobPictures(tx, jobOrderId, fileIds);
          await tx.jobOrder.update({
            where: { id: jobOrderId },
            data: { version: { increment: 1 } },
            select: { id: true },
          });
        }
        record({ entityId: customOrderId, customerId, data: { pictures: fileIds.length } });
        return { customOrderId, jobOrderId: jobOrder?.isStock ? null : jobOrderId, priceQuoteId };
      },
    });
  },
  success: (t) => ({
    customOrderId: t.exposeInt('customOrderId', { description: 'Integer id of the custom order.' }),
    jobOrder: t.prismaField({
      type: JobOrder,
      nullable: true,
      description: 'Its current job; null if a quote was requested, and for a piece from stock.',
      resolve: (query, { jobOrderId }, _args, context) => {
        const row = { ...query, where: { id: jobOrderId ?? 0 } };
        return jobOrderId === null ? null : changedRow(context, 'JobOrder', row);
      },
    }),
    priceQuote: t.prismaField({
      type: PriceQuote,
      nullable: true,
      description: 'The requested quote; null for an order.',
      resolve: (query, { priceQuoteId }, _args, context) => {
        const row = { ...query, where: { id: priceQuoteId ?? 0 } };
        return priceQuoteId === null ? null : changedRow(context, 'PriceQuote', row);
      },
    }),
  }),
  sample: async ({ caller, buyer, customOrder, file, foreign }) => ({
    as: caller(buyer),
    input: { customOrderId: await customOrder(), fileIds: [await file(caller(buyer))] },
    foreign: { 'input.fileIds.0': foreign.fileId },
  }),
});
