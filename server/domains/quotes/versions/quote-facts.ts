import type { Prisma } from '../../../database/generated/client.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import type { Settings } from '../../settings/settings.ts';
import type { MarginLine } from '../rules/margin.ts';
import {
  QUOTE_APPROVALS,
  type QuoteApproval,
  type QuoteFacts,
  type QuoteLimits,
} from '../rules/quote-facts.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';

/** Sort order of the lines of a version. */
export const QUOTE_LINE_ORDER = [{ rank: 'asc' as const }, { id: 'asc' as const }];

/** The columns of a line for totals, margins and guards. */
export const MARGIN_LINE_SELECT = {
  lineKey: true,
  unitPrice: true,
  calculatedPrice: true,
  cost: true,
  quantity: true,
  isOptional: true,
  alternativeGroup: true,
} satisfies Prisma.PriceQuoteLineSelect;

/** What the transition rules read, for a GraphQL field that selects nothing else. */
export const QUOTE_FACTS_SELECT = {
  customerId: true,
  placedById: true,
  contactId: true,
  statusId: true,
  isRequest: true,
  validUntil: true,
  shownVersion: { select: { n: true } },
  currentVersion: {
    select: { approval: true, lines: { orderBy: QUOTE_LINE_ORDER, select: MARGIN_LINE_SELECT } },
  },
} satisfies Prisma.PriceQuoteSelect;

type LineSource = {
  lineKey: number;
  unitPrice: DecimalInput | null;
  calculatedPrice: DecimalInput | null;
  cost: DecimalInput | null;
  quantity: number;
  isOptional: boolean;
  alternativeGroup: string | null;
};

/** The columns and relations of `quoteFacts`. */
type QuoteFactsSource = Omit<
  Prisma.PriceQuoteGetPayload<{ select: typeof QUOTE_FACTS_SELECT }>,
  'currentVersion'
> & { currentVersion: { approval: string | null; lines: LineSource[] } | null };

/** A line for the rules of totals and margins. */
export function marginLine(line: LineSource): MarginLine {
  const { lineKey, quantity, isOptional, alternativeGroup } = line;
  return {
    lineKey,
    quantity,
    isOptional,
    alternativeGroup,
    unitPrice: line.unitPrice === null ? null : decimal(line.unitPrice),
    calculatedPrice: line.calculatedPrice === null ? null : decimal(line.calculatedPrice),
    cost: line.cost === null ? null : decimal(line.cost),
  };
}

/** The stored approval of a version. */
function quoteApproval(stored: string | null): QuoteApproval | null {
  return QUOTE_APPROVALS.find((each) => each === stored) ?? null;
}

/** The facts of a quote for the transition rules. */
export function quoteFacts(quote: QuoteFactsSource): QuoteFacts {
  return {
    customerId: quote.customerId,
    placedById: quote.placedById,
    contactId: quote.contactId,
    status: quoteStatusCode(quote.statusId),
    isRequest: quote.isRequest,
    wasSent: (quote.shownVersion?.n ?? 0) > 0,
    validUntil: quote.validUntil,
    approval: quoteApproval(quote.currentVersion?.approval ?? null),
    lines: quote.currentVersion?.lines.map(marginLine) ?? [],
  };
}

/** The limits from the settings, for staff without 1609. */
export function quoteLimits({ QUOTE_MARGIN_FLOOR, QUOTE_DISCOUNT_LIMIT }: Settings): QuoteLimits {
  return {
    marginFloor: QUOTE_MARGIN_FLOOR === null ? null : decimal(QUOTE_MARGIN_FLOOR),
    discountLimit: QUOTE_DISCOUNT_LIMIT === null ? null : decimal(QUOTE_DISCOUNT_LIMIT),
  };
}
