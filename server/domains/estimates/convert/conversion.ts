import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { checkComplete } from '../../ordering/held-price.ts';
import { checkWantedBy } from '../../ordering/order-input.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { contentOfJson } from '../content/estimate-content.ts';
import { checkLimitations, priceContent } from '../content/price-content.ts';
import { changedEstimate, type StoredEstimate } from '../estimate/stored-estimate.ts';

/** An estimate that becomes something, at today's price. */
export type Conversion = {
  estimate: StoredEstimate;
  priced: PricedConfiguration;
  /** What goes along with the piece; the name stands for a reference where there is none. */
  texts: {
    quantity: number;
    wantedBy: Date | null;
    reference: string;
    endCustomer: null;
    note: string | null;
    drawingFileId: number | null;
  };
  /** Pictures beside the first, which goes along as the drawing. */
  otherFileIds: number[];
};

/**
 * Prices an estimate again, for customers one of the active customer, and holds its row until it has become what it shall. The `day` is read before the
 * transaction, which holds a connection: to wait for another one inside it would stop many calls at once.
 */
export async function beginConversion(
  tx: Prisma.TransactionClient,
  context: Context,
  call: { id: string | number; action: 'TO_CART' | 'TO_QUOTE' | 'TO_JOB'; day: IsoDay },
): Promise<Conversion> {
  const { viewer, now, language } = context;
  const estimate = await changedEstimate(tx, context, {
    estimateId: rowKey('Estimate', call.id),
    action: call.action,
  });
  const { customerId, quantity, wantedBy } = estimate;
  // Staff write offers and place orders for whomever an estimate is for; a cart is that of the active customer.
  const isOfViewer = customerId === viewer.customerId || (viewer.isStaff && call.action !== 'TO_CART');
  if (!isOfViewer) throw new RefusedError('NOT_FOR_THIS_CUSTOMER');
  checkWantedBy(wantedBy, call.day);
  const content = contentOfJson(estimate.content);
  const { priced, limitations } = await priceContent(tx, { content, customerId, quantity, now, language });
  checkComplete(priced);
  checkLimitations(limitations);
  const [drawingFileId = null, ...otherFileIds] = estimate.pictures.map(({ fileId }) => fileId);
  const texts = {
    quantity,
    wantedBy,
    reference: estimate.reference ?? estimate.name,
    endCustomer: null,
    note: estimate.note,
    drawingFileId,
  };
  return { estimate, priced, texts, otherFileIds };
}
