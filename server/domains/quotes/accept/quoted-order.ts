import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, type Money } from '../../../lib/money.ts';
import { type RequiredDeposit, requiredDeposit } from '../../orders/rules/deposit.ts';
import { currentSums } from '../../orders/rules/order-sums.ts';
import { acceptedTarget, targetOfCustomer } from '../../orders/rules/order-target.ts';
import { isPaymentTermsCode } from '../../orders/rules/payment-terms.ts';
import type { OrderSums } from '../../orders/totals/order-totals.ts';
import type { Settings } from '../../settings/settings.ts';
import { PARCEL_SELECT, sizedLine } from '../../shipping-and-tax/sized-lines.ts';
import { storedTaxComponents } from '../../shipping-and-tax/stored-tax.ts';
import { chosenLines } from '../rules/chosen-lines.ts';
import { standardChoice } from '../rules/quote-total.ts';
import { destinationOf } from '../transitions/replace-quote.ts';
import { MARGIN_LINE_SELECT, marginLine, QUOTE_LINE_ORDER } from '../versions/quote-facts.ts';
import { settledDestination } from './accepted-destination.ts';
import { offerSums } from './offer-sums.ts';

/** The sums of the order of an offer, with its deposit; null for no deposit. */
export type QuotedOrder = NonNullable<OrderSums['amounts']> & { deposit: RequiredDeposit | null };

const OFFERED = {
  depositPercent: true,
  lines: {
    orderBy: QUOTE_LINE_ORDER,
    select: {
      ...MARGIN_LINE_SELECT,
      estimatedWeight: true,
      itemType: { select: { ...PARCEL_SELECT.select, isStock: true } },
    },
  },
  priceQuote: {
    select: {
      customerId: true,
      acceptedVersionId: true,
      orderGroup: {
        select: {
          subTotal: true,
          discountValue: true,
          shippingPrice: true,
          salesTaxPercent: true,
          salesTaxValue: true,
          taxComponents: true,
          grandTotal: true,
          salesOrder: { select: { depositPercent: true, termsCode: true } },
        },
      },
      shippingAddress: true,
      billingAddress: true,
      sellToAddress: true,
      shippingMethodId: true,
      customer: { select: { paymentTermsCode: true, depositPercent: true, cartTarget: true } },
    },
  },
} satisfies Prisma.PriceQuoteVersionSelect;

type PlacedOrder = NonNullable<
  Prisma.PriceQuoteVersionGetPayload<{ select: typeof OFFERED }>['priceQuote']['orderGroup']
>;

/**
 * The sums of the order of a version of a quote if it were accepted now, from the functions that create it; for the
 * ordered version, the sums of the order as it was placed. Null if a line has no price, the choice is invalid, the
 * destination is unknown, or another version is ordered.
 */
export async function quotedOrder(
  db: Prisma.TransactionClient,
  {
    versionId,
    lineKeys,
    settings,
    now,
  }: { versionId: number; lineKeys: readonly number[] | null; settings: Settings; now: Date },
): Promise<QuotedOrder | null> {
  const version = await db.priceQuoteVersion.findUniqueOrThrow({ where: { id: versionId }, select: OFFERED });
  const { priceQuote: quote } = version;
  if (quote.orderGroup !== null)
    return quote.acceptedVersionId === versionId ? orderAsPlaced(quote.orderGroup) : null;
  const counted = version.lines.map(marginLine);
  const choice =
    lineKeys === null ? { lines: standardChoice(counted), problems: [] } : chosenLines(counted, lineKeys);
  if (choice.problems.length > 0) return null;
  const taken = new Set(choice.lines.map(({ lineKey }) => lineKey));
  const destination = await settledDestination(
    db,
    { customerId: quote.customerId, destination: destinationOf(quote) },
    {},
  );
  if ('issues' in destination) return null;
  const chosen = version.lines.filter(({ lineKey }) => taken.has(lineKey));
  const lines = chosen.map((line) => ({ ...sizedLine(line), unitPrice: line.unitPrice }));
  const { amounts } = await offerSums(db, { lines, destination, settings, now });
  if (!amounts) return null;
  const target = acceptedTarget(targetOfCustomer(quote.customer.cartTarget, settings.CP_CART_TARGET), {
    hasDeposit: version.depositPercent !== null,
    lines: chosen.map(({ itemType }) => ({ isMadeToOrder: !itemType.isStock })),
  });
  // Without a sales order there is no deposit.
  const deposit = target === 'SO' ? depositOf(amounts.grandTotal, version, quote.customer) : null;
  return { ...amounts, deposit };
}

function orderAsPlaced(order: PlacedOrder): QuotedOrder {
  const { salesOrder } = order;
  const sums = currentSums(order, []);
  return {
    ...sums,
    taxComponents: storedTaxComponents(order),
    deposit:
      salesOrder &&
      depositOf(sums.grandTotal, salesOrder, {
        depositPercent: null,
        paymentTermsCode: salesOrder.termsCode,
      }),
  };
}

type Percent = { depositPercent: { toFixed(): string; decimalPlaces(): number } | null };

/** The deposit of an accepted offer: its own percentage, otherwise by the customer's terms. */
function depositOf(
  total: Money,
  offer: Percent,
  customer: Percent & { paymentTermsCode: string },
): RequiredDeposit | null {
  const percent = offer.depositPercent ?? customer.depositPercent;
  const { paymentTermsCode } = customer;
  const deposit = requiredDeposit(total, {
    depositPercent: percent && decimal(percent),
    // Unknown payment terms count as on hold.
    terms: isPaymentTermsCode(paymentTermsCode) ? paymentTermsCode : 'ON_HOLD',
  });
  return deposit.percent.isZero() ? null : deposit;
}
