import type { Viewer } from '../../../auth/viewer.ts';
import { addHours } from '../../../lib/calendar.ts';
import { type Decimal, type DecimalInput, decimal } from '../../../lib/money.ts';
import { chosenCut, chosenLook } from '../../catalog/pictures/line-picture.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { orderablePrice } from '../../pricing/held-price.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import { ESTIMATE_DAYS } from '../rules/estimate-limits.ts';
import { type EstimateContent, jsonOfContent } from './estimate-content.ts';

/** A price that staff set instead of the calculated one. */
export type OwnPrice = { unitPrice: Decimal; reason: string };

/** The columns of an estimate that follow from its content and price. */
export function contentColumns(
  content: EstimateContent,
  priced: PricedConfiguration,
  {
    quantity,
    ownPrice,
    viewer,
    now,
  }: { quantity: number; ownPrice: OwnPrice | null; viewer: Pick<Viewer, 'userId'>; now: Date },
) {
  return {
    kind: content.kind,
    itemTypeId: priced.itemType.id,
    alloyId: priced.alloy.id,
    stoneShape: chosenCut(priced.choices),
    look: chosenLook(priced.choices, priced.parts),
    // JSON: decimals are text.
    content: JSON.parse(JSON.stringify(jsonOfContent(content))) as object,
    titleEn: priced.titleEn,
    titleFr: priced.titleFr,
    quantity,
    ...priceColumns(priced, { quantity, ownUnitPrice: ownPrice?.unitPrice ?? null, now }),
    priceReason: ownPrice?.reason ?? null,
    priceAuthorId: ownPrice ? viewer.userId : null,
    leadDays: priced.leadDays,
    expiresAt: addHours(now, 24 * ESTIMATE_DAYS),
  };
}

/** The current price of an estimate; a manually set price replaces the calculated one. */
export function priceColumns(
  priced: PricedConfiguration,
  { quantity, ownUnitPrice, now }: { quantity: number; ownUnitPrice: DecimalInput | null; now: Date },
) {
  const { breakdown, summary } = priced.snapshot();
  const calculated = orderablePrice(priced);
  const unitPrice = ownUnitPrice === null ? calculated : decimal(ownUnitPrice);
  return {
    currency: priced.currency,
    calculatedPrice: calculated?.toFixed(2) ?? null,
    unitPrice: unitPrice?.toFixed(2) ?? null,
    total: unitPrice === null ? null : decimal(unitPrice).mul(quantity).toFixed(2),
    estimatedWeight: priced.estimatedWeight?.toFixed(2) ?? '0',
    // Copies: interfaces are not assignable to JSON objects, spread objects are.
    breakdown: breakdown.map((row) => ({ ...row })),
    summary: summary.map((row) => ({ ...row })),
    marketAsOf: priced.marketAsOf ?? now,
    pricedAt: now,
  };
}

/** The search terms of an estimate. */
export function estimateWords({
  number,
  name,
  reference,
  titleEn,
  titleFr,
}: {
  number: string;
  name: string;
  reference: string | null;
  titleEn: string;
  titleFr: string;
}): { term: string }[] {
  return searchWords([number, name, reference, titleEn, titleFr]).map((term) => ({ term }));
}
