import { randomUUID } from 'node:crypto';
import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError, InvalidInputError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { Decimal } from '../../../lib/money.ts';
import { type Context, localised } from '../../../schema/context.ts';
import type { ExpectedTotal } from '../../../schema/expected-total.ts';
import { addJobPictures } from '../../jobs/images/add-job-pictures.ts';
import { chosenContact } from '../../orders/chosen-contact.ts';
import type { CreatedOrder, OrderDraft } from '../../orders/placing/order-draft.ts';
import { reorderSums } from '../../orders/reorder/reorder-sums.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import type { Configuration } from '../../pricing/configuration/configuration.ts';
import { checkComplete, orderablePrice } from '../../pricing/held-price.ts';
import { acceptedDestination } from '../../quotes/accept/accepted-destination.ts';
import { newLine } from '../../quotes/lines/quote-line.ts';
import { createQuote } from '../../quotes/quote/create-quote.ts';
import { customerHead } from '../../quotes/requests/request-defaults.ts';
import { QUOTES_ADD } from '../../quotes/rules/transitions.ts';
import { placeOrder } from '../../sales-orders/order/place-order.ts';
import { orderableItemTypes } from '../access.ts';

/** A requested custom order. */
type CustomOrderRequest = {
  templateId: number | null;
  configuration: Configuration;
  quantity: number;
  poNumber: string | null;
  reference: string | null;
  endCustomer: string | null;
  note: string | null;
  wantedBy: Date | null;
  /** Request a quote even if there is a price. */
  asQuote: boolean;
  fileIds: readonly number[];
  /** The contact that staff choose. */
  contactId: number | null;
};

/** The request when it is placed. */
type PlacedRequest = CustomOrderRequest & {
  /** The total that was shown. */
  seen: ExpectedTotal;
};

/** The result; ids of other results are null. */
type PlacedCustomOrder = {
  customOrderId: number;
  orderCode: string;
  orderGroupId: number | null;
  /** The job, or the line from stock of the sales order. */
  jobOrderId: number | null;
  salesOrderId: number | null;
  priceQuoteId: number | null;
};

/** The user and the time. */
type Placing = Pick<Context, 'viewer' | 'now' | 'language'>;

/**
 * Places a custom order within the caller's transaction: an order of one job if it has a price, a sales order if the
 * piece is from stock, otherwise a request for a quote. Its pictures are attached. The caller emails the returned
 * order.
 */
export async function placeCustomOrder(
  tx: Prisma.TransactionClient,
  context: Placing,
  request: PlacedRequest,
): Promise<{ placed: PlacedCustomOrder; created: CreatedOrder | null }> {
  const { viewer, now } = context;
  const customerId = viewer.requireCustomer();
  const { configuration, quantity, fileIds } = request;
  await requireOrderable(tx, context, request);
  const priced = await priceOne(tx, { customerId, configuration, quantity, now });
  checkComplete(priced);
  const unitPrice = request.asQuote ? null : orderablePrice(priced);
  const made =
    unitPrice === null
      ? await requestQuote(tx, context, request, priced)
      : await order(tx, context, request, await draftOf(tx, context, request, { priced, unitPrice }));
  const { id } = await tx.customOrder.create({
    data: {
      customerId,
      placedById: viewer.userId,
      templateId: request.templateId,
      itemTypeId: configuration.itemTypeId,
      jobOrderId: made.jobOrderId,
      priceQuoteId: made.priceQuoteId,
      createdAt: now,
      pictures: { create: fileIds.map((fileId, rank) => ({ fileId, rank })) },
    },
    select: { id: true },
  });
  const { created, ...became } = made;
  return { placed: { customOrderId: id, ...became }, created };
}

/** Refuses pieces and templates that the viewer cannot order from. */
async function requireOrderable(
  tx: Prisma.TransactionClient,
  context: Placing,
  { templateId, configuration: { itemTypeId } }: CustomOrderRequest,
): Promise<void> {
  const piece = await tx.itemType.findFirst({
    where: { id: itemTypeId, AND: orderableItemTypes(context.viewer) },
    select: { id: true },
  });
  if (!piece)
    throw InvalidInputError.of(
      'configuration.itemTypeId',
      'UNKNOWN',
      'No such piece to order to one’s own wishes.',
    );
  if (templateId === null) return;
  const template = await tx.customOrderTemplate.findFirst({
    where: { id: templateId, itemTypeId },
    select: { isOffered: true, nameEn: true, nameFr: true },
  });
  if (!template) throw InvalidInputError.of('templateId', 'UNKNOWN', 'No such template of this piece.');
  if (!template.isOffered)
    throw new RefusedError('CUSTOM_ORDER_TEMPLATE_CLOSED', { name: localised(context, template) });
}

type Made = Omit<PlacedCustomOrder, 'customOrderId'> & { created: CreatedOrder | null };

function lineOf({ quantity, wantedBy, reference, endCustomer, note, fileIds }: CustomOrderRequest) {
  return {
    quantity,
    wantedBy,
    reference,
    endCustomer,
    note,
    drawingFileId: fileIds[0] ?? null,
    reorderedFromId: null,
  };
}

/**
 * The order of a custom order if it were placed now, for the preview and the order itself. Null if it would be a
 * quote.
 */
export async function draftedCustomOrder(
  db: Prisma.TransactionClient,
  context: Placing,
  request: CustomOrderRequest,
): Promise<OrderDraft | null> {
  await requireOrderable(db, context, request);
  const { configuration, quantity } = request;
  const customerId = context.viewer.requireCustomer();
  const priced = await priceOne(db, { customerId, configuration, quantity, now: context.now });
  checkComplete(priced);
  const unitPrice = orderablePrice(priced);
  return unitPrice === null ? null : draftOf(db, context, request, { priced, unitPrice });
}

async function draftOf(
  tx: Prisma.TransactionClient,
  { viewer, now }: Placing,
  request: CustomOrderRequest,
  { priced, unitPrice }: { priced: PricedConfiguration; unitPrice: Decimal },
): Promise<OrderDraft> {
  const customerId = viewer.requireCustomer();
  const head = await customerHead(tx, customerId);
  if (!head) throw new NotFoundError('Customer');
  const destination = await acceptedDestination(tx, { customerId, destination: head }, {});
  const { shippingAddress, billingAddress, sellToAddress, shippingMethod, customer } = destination;
  const { amounts, salesTaxPercent, taxBase } = await reorderSums(tx, priced.settings, {
    lines: [{ priced, quantity: request.quantity }],
    destination,
    customer,
    now,
  });
  if (!amounts) throw new RefusedError('QUOTE_REQUIRED');
  return {
    ...amounts,
    makes: 'JO',
    salesTaxPercent,
    taxBase,
    customerId,
    approvalRequired: customer.approvalRequired,
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: await chosenContact(tx, viewer, { contactId: request.contactId, customerId }),
    poNumber: request.poNumber,
    customerWoNumber: null,
    notes: null,
    shippingAddress,
    billingAddress,
    sellToAddress,
    shippingMethodId: shippingMethod?.id ?? null,
    currency: priced.currency,
    submissionKey: `custom:${randomUUID()}`,
    action: 'SUBMIT',
    now,
    lines: [{ ...lineOf(request), priced, unitPrice, promisedOn: priced.promisedOn }],
  };
}

async function order(
  tx: Prisma.TransactionClient,
  context: Placing,
  { seen, fileIds }: PlacedRequest,
  draft: OrderDraft,
): Promise<Made> {
  const made = await placeOrder(tx, context, draft, { seen });
  const jobOrderId = made.jobs[0]?.id ?? 0;
  // The first picture is the drawing of the job's piece.
  await addJobPictures(tx, jobOrderId, fileIds.slice(1));
  const { salesOrder } = made;
  return {
    orderCode: salesOrder?.number ?? made.code,
    orderGroupId: made.id,
    jobOrderId,
    salesOrderId: salesOrder?.id ?? null,
    priceQuoteId: null,
    created: made,
  };
}

async function requestQuote(
  tx: Prisma.TransactionClient,
  { viewer, now }: Placing,
  request: PlacedRequest,
  priced: PricedConfiguration,
): Promise<Made> {
  request.seen.waive();
  if (!viewer.can(QUOTES_ADD)) throw new ForbiddenError(QUOTES_ADD);
  const customerId = viewer.requireCustomer();
  const head = await customerHead(tx, customerId);
  if (!head) throw new NotFoundError('Customer');
  const { id, number } = await createQuote(tx, {
    ...head,
    poNumber: request.poNumber,
    reference: request.reference,
    customerId,
    as: 'REQUEST',
    source: 'PORTAL',
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: await chosenContact(tx, viewer, { contactId: request.contactId, customerId }),
    lines: [newLine(priced, lineOf(request), { lineKey: 1, rank: 0, now })],
    action: 'REQUEST',
    now,
  });
  return {
    orderCode: number,
    orderGroupId: null,
    jobOrderId: null,
    salesOrderId: null,
    priceQuoteId: id,
    created: null,
  };
}
