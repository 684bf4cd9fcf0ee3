import { addHours } from '../../../lib/calendar.ts';
import { localId } from '../../../lib/global-id.ts';
import type { Context } from '../../../schema/context.ts';
import { visibleEstimates } from '../../estimates/access.ts';
import { designPiece } from '../../estimates/content/design-piece.ts';
import { contentOfJson } from '../../estimates/content/estimate-content.ts';
import { loadEstimateTerms } from '../../estimates/content/estimate-terms.ts';
import { ESTIMATE_DAYS } from '../../estimates/rules/estimate-limits.ts';
import { visibleJobOrders } from '../../jobs/access.ts';
import { configurationOfJson } from '../../orders/lines/job-configuration.ts';
import { requestOfStored } from '../../pricing/configuration/configuration.ts';
import { configurationOfLine } from '../../pricing/held-price.ts';
import { promisedAt } from '../../pricing/rules/valid-until.ts';
import { visibleQuotes, visibleVersions } from '../../quotes/access.ts';
import { QUOTE_LINE_ORDER } from '../../quotes/versions/quote-facts.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { explainedCartItems } from '../access.ts';
import type { PriceSubject } from './subject.ts';

/** A job at its ordered price. */
export async function ofJob({ db, viewer }: Context, number: string): Promise<PriceSubject | null> {
  const job = await db.jobOrder.findFirst({
    where: { number: asNumber(number), AND: visibleJobOrders(viewer) },
    include: { specification: true },
  });
  if (!job?.specification) return null;
  const { configuration, breakdown, marketFix } = job.specification;
  return {
    configuration: requestOfStored(configurationOfJson(configuration)),
    quantity: job.quantity,
    customerId: job.customerId,
    at: job.createdAt,
    kept: {
      title: { nameEn: job.titleEn, nameFr: job.titleFr },
      unitPrice: job.unitPrice.toFixed(2),
      breakdown,
      market: marketFix,
    },
  };
}

const VERSION_SELECT = {
  createdAt: true,
  sentAt: true,
  lines: { orderBy: QUOTE_LINE_ORDER },
} as const;

/** A line of a quote: by default of its current version, and the first line. */
export async function ofQuote(
  { db, viewer }: Context,
  number: string,
  asked: { lineKey?: number | null | undefined; versionNumber?: number | null | undefined },
): Promise<PriceSubject | null> {
  const { lineKey = null, versionNumber = null } = asked;
  const quote = await db.priceQuote.findFirst({
    where: { number: asNumber(number), AND: visibleQuotes(viewer) },
    select: {
      customerId: true,
      currentVersion: { select: VERSION_SELECT },
      versions: {
        where: { n: versionNumber ?? -1, AND: visibleVersions(viewer) },
        select: VERSION_SELECT,
      },
    },
  });
  const version = versionNumber === null ? quote?.currentVersion : quote?.versions[0];
  const line = version?.lines.find((each) => lineKey === null || each.lineKey === lineKey);
  if (!quote || !version || !line) return null;
  return {
    configuration: configurationOfLine(line),
    quantity: line.quantity,
    customerId: quote.customerId,
    at: version.sentAt ?? version.createdAt,
    kept: {
      title: { nameEn: line.titleEn, nameFr: line.titleFr },
      unitPrice: line.unitPrice?.toFixed(2) ?? null,
      breakdown: line.breakdown,
      market: line.marketFix,
    },
  };
}

/** An estimate as saved, including free designs. */
export async function ofEstimate({ db, viewer }: Context, number: string): Promise<PriceSubject | null> {
  const estimate = await db.estimate.findFirst({
    where: { number: asNumber(number), AND: visibleEstimates(viewer) },
  });
  if (!estimate) return null;
  const kept = {
    quantity: estimate.quantity,
    customerId: estimate.customerId,
    // The expiry is set whenever its content is saved.
    at: addHours(estimate.expiresAt, -24 * ESTIMATE_DAYS),
    kept: {
      title: { nameEn: estimate.titleEn, nameFr: estimate.titleFr },
      unitPrice: estimate.unitPrice?.toFixed(2) ?? null,
      breakdown: estimate.breakdown,
      market: null,
    },
  };
  const content = contentOfJson(estimate.content);
  if (content.kind === 'PIECE') return { ...kept, configuration: content.configuration };
  const { design } = content;
  const { services } = await loadEstimateTerms(db);
  const { alloyId, ownMetal, priorityId } = design;
  return {
    ...kept,
    configuration: { itemTypeId: estimate.itemTypeId, alloyId, ownMetal, priorityId },
    designed: (piece) => designPiece(design, piece, services),
  };
}

/** A line of a cart at its held price. */
export async function ofCartLine(context: Context, cartItemId: string): Promise<PriceSubject | null> {
  const { db, viewer } = context;
  const line = await db.cartItem.findFirst({
    where: { id: localId('CartItem', cartItemId) ?? 0, AND: explainedCartItems(viewer) },
    include: { cart: { select: { customerId: true } }, itemType: { select: { nameEn: true, nameFr: true } } },
  });
  if (!line) return null;
  const { PRICE_HOLD_HOURS } = await requestSettings(context);
  return {
    configuration: configurationOfLine(line),
    quantity: line.quantity,
    customerId: line.cart.customerId,
    at: promisedAt(line.validUntil, PRICE_HOLD_HOURS),
    kept: {
      title: line.itemType,
      unitPrice: line.unitPrice?.toFixed(2) ?? null,
      breakdown: line.breakdown,
      market: line.marketFix,
    },
  };
}

function asNumber(typed: string): string {
  return typed.trim().toUpperCase();
}
