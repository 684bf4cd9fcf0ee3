import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { checkWantedBy } from '../../orders/order-input.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { checkComplete } from '../../pricing/held-price.ts';
import { contentOfJson } from '../content/estimate-content.ts';
import { checkLimitations, priceContent } from '../content/price-content.ts';
import { changedEstimate, type StoredEstimate } from '../estimate/stored-estimate.ts';

/** An estimate to convert, at today's price. */
export type Conversion = {
  estimate: StoredEstimate;
  priced: PricedConfiguration;
  /** Texts for the line; the name of the estimate replaces a missing reference. */
  texts: {
    quantity: number;
    wantedBy: Date | null;
    reference: string;
    endCustomer: null;
    note: string | null;
    drawingFileId: number | null;
  };
  /** Pictures after the first, which becomes the drawing. */
  otherFileIds: number[];
};

/** Conversions of an estimate. */
type ConversionAction = 'TO_CART' | 'TO_QUOTE' | 'TO_JOB';

/**
 * Prices an estimate again, for portal users only one of the active customer, and locks its row until it is converted.
 * The `day` is read before the transaction: waiting for a second connection inside it would block many concurrent
 * calls.
 */
export async function beginConversion(
  tx: Prisma.TransactionClient,
  context: Context,
  call: { id: string | number; action: ConversionAction; day: IsoDay },
): Promise<Conversion> {
  const estimate = await changedEstimate(tx, context, {
    estimateId: rowKey('Estimate', call.id),
    action: call.action,
  });
  return conversionOf(tx, context, { estimate, action: call.action, day: call.day });
}

/** The conversion of an estimate of the active customer at today's price, before anything is written. */
export async function conversionOf(
  tx: Prisma.TransactionClient,
  { viewer, now, language }: Pick<Context, 'viewer' | 'now' | 'language'>,
  { estimate, action, day }: { estimate: StoredEstimate; action: ConversionAction; day: IsoDay },
): Promise<Conversion> {
  const { customerId, quantity, wantedBy } = estimate;
  // Staff write offers and place orders for the customer of any estimate; a cart always belongs to the active
  // customer.
  const isOfViewer = customerId === viewer.customerId || (viewer.isStaff && action !== 'TO_CART');
  if (!isOfViewer) throw new RefusedError('NOT_FOR_THIS_CUSTOMER');
  checkWantedBy(wantedBy, day);
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
