import { InvalidInputError } from '../../../errors/errors.ts';
import { localId } from '../../../lib/global-id.ts';
import type { Context } from '../../../schema/context.ts';
import { ownCartItems } from '../../carts/access.ts';
import { visibleCustomers } from '../../customers/access.ts';
import { visibleJobOrders } from '../../jobs/access.ts';
import { configurationOfJson } from '../../jobs/orders/job-configuration.ts';
import { configurationOfLine } from '../../ordering/held-price.ts';
import { askAgain, type Configuration } from '../../pricing/configuration/configuration.ts';
import { promisedAt } from '../../pricing/rules/valid-until.ts';
import { visibleQuotes } from '../../quotes/access.ts';
import { QUOTE_LINE_ORDER } from '../../quotes/quote/quote-facts.ts';
import { requestSettings } from '../../settings/read-settings.ts';

/** What a price is of: a configuration to be priced, or something that keeps a price. */
export type PriceSubject = {
  configuration: Configuration | { pieceCode: string };
  quantity: number;
  customerId: number | null;
  /** The moment whose rates the price was made of. */
  at: Date;
  kept: KeptPrice | null;
};

/** A price as it is kept; JSON columns as they come. */
export type KeptPrice = {
  title: { nameEn: string; nameFr: string };
  unitPrice: string | null;
  breakdown: unknown;
  market: unknown;
};

/** What is asked for; exactly one of the ways. */
export type SubjectInput = {
  jobNumber?: string | null | undefined;
  quoteNumber?: string | null | undefined;
  lineKey?: number | null | undefined;
  cartItemId?: string | null | undefined;
  pieceCode?: string | null | undefined;
  configuration?: Configuration | null | undefined;
  accountNumber?: string | null | undefined;
  quantity?: number | null | undefined;
};

/** Finds what is asked about, among the rows that the viewer may see; null: there is no such row. */
export async function priceSubject(context: Context, input: SubjectInput): Promise<PriceSubject | null> {
  const ways = [input.jobNumber, input.quoteNumber, input.cartItemId, input.pieceCode, input.configuration];
  if (ways.filter(Boolean).length !== 1)
    throw InvalidInputError.of('subject', 'EXACTLY_ONE', 'Name a job, a quote, a line of a cart or a piece.');
  if (input.jobNumber) return ofJob(context, input.jobNumber);
  if (input.quoteNumber) return ofQuote(context, input.quoteNumber, input.lineKey ?? null);
  if (input.cartItemId) return ofCartLine(context, input.cartItemId);
  const customerId = input.accountNumber ? await customerOf(context, input.accountNumber) : null;
  if (customerId === undefined) return null;
  return {
    configuration: input.configuration ?? { pieceCode: input.pieceCode ?? '' },
    quantity: input.quantity ?? 1,
    customerId,
    at: context.now,
    kept: null,
  };
}

async function ofJob({ db, viewer }: Context, number: string): Promise<PriceSubject | null> {
  const job = await db.jobOrder.findFirst({
    where: { number: number.trim().toUpperCase(), AND: visibleJobOrders(viewer) },
    include: { specification: true },
  });
  if (!job?.specification) return null;
  const { configuration, breakdown, marketFix } = job.specification;
  return {
    configuration: askAgain(configurationOfJson(configuration)),
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

async function ofQuote(
  { db, viewer }: Context,
  number: string,
  lineKey: number | null,
): Promise<PriceSubject | null> {
  const quote = await db.priceQuote.findFirst({
    where: { number: number.trim().toUpperCase(), AND: visibleQuotes(viewer) },
    select: {
      customerId: true,
      currentVersion: { select: { createdAt: true, sentAt: true, lines: { orderBy: QUOTE_LINE_ORDER } } },
    },
  });
  const version = quote?.currentVersion;
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

async function ofCartLine(context: Context, cartItemId: string): Promise<PriceSubject | null> {
  const { db, viewer } = context;
  const line = await db.cartItem.findFirst({
    where: { id: localId('CartItem', cartItemId) ?? 0, AND: ownCartItems(viewer) },
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

async function customerOf({ db, viewer }: Context, accountNumber: string): Promise<number | undefined> {
  const customer = await db.customer.findFirst({
    where: { accountNumber: accountNumber.trim(), AND: visibleCustomers(viewer) },
    select: { id: true },
  });
  return customer?.id;
}
