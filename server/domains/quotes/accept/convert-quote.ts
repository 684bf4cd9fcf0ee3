import type { Prisma } from '../../../database/generated/client.ts';
import { type InputIssue, InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import type { OrderDraft } from '../../orders/placing/order-draft.ts';
import { acceptedTarget, targetOfCustomer } from '../../orders/rules/order-target.ts';
import type { Settings } from '../../settings/settings.ts';
import { orderContact } from '../quote/order-contact.ts';
import { chosenLines } from '../rules/chosen-lines.ts';
import { destinationOf } from '../transitions/replace-quote.ts';
import { currentVersionOf, type StoredQuote } from '../transitions/stored-quote.ts';
import { acceptedDestination, type DestinationChoice } from './accepted-destination.ts';
import { acceptedLines, type OfferedLine } from './accepted-lines.ts';
import { offerSums } from './offer-sums.ts';

/** The customer's choices on acceptance: optional lines, alternatives and destination. */
export type Acceptance = DestinationChoice & { lineKeys: readonly number[] | null };

/** The user who places the order; for a guest, the user who requested the quote. */
type Acceptor = { userId: number; actingById: number | null };

/** The order of an accepted offer at its prices, for the preview and for the acceptance. */
export async function orderOfQuote(
  tx: Prisma.TransactionClient,
  quote: StoredQuote,
  {
    acceptance,
    acceptor,
    settings,
    now,
  }: { acceptance: Acceptance; acceptor: Acceptor; settings: Settings; now: Date },
): Promise<OrderDraft> {
  const version = currentVersionOf(quote);
  const offered = offeredLines(quote, acceptance.lineKeys);
  const destination = await acceptedDestination(
    tx,
    { customerId: quote.customerId, destination: destinationOf(quote) },
    acceptance,
  );
  const { shippingAddress, billingAddress, shippingMethod, customer } = destination;
  const lines = await acceptedLines(tx, offered, {
    customerId: quote.customerId,
    number: quote.number,
    leadDays: version.leadDays,
    today: isoDayOf(now, settings.COMPANY.timeZone),
    now,
  });
  const { amounts, salesTaxPercent, taxBase } = await offerSums(tx, {
    lines: lines.map(({ unitPrice, quantity, priced: { estimatedWeight, itemType } }) => ({
      unitPrice,
      quantity,
      estimatedWeight,
      parcel: itemType.parcel,
    })),
    destination,
    settings,
    now,
  });
  if (!amounts) throw new RefusedError('LINES_NOT_PRICED');
  return {
    ...amounts,
    makes: acceptedTarget(targetOfCustomer(customer.cartTarget, settings.CP_CART_TARGET), {
      hasDeposit: version.depositPercent !== null,
      lines: lines.map(({ priced }) => ({ isMadeToOrder: !priced.itemType.isStock })),
    }),
    salesTaxPercent,
    taxBase,
    customerId: quote.customerId,
    approvalRequired: customer.approvalRequired,
    placedById: acceptor.userId,
    actingById: acceptor.actingById,
    contactId: orderContact(quote),
    poNumber: quote.poNumber,
    customerWoNumber: quote.customerWoNumber,
    notes: quote.remarks,
    shippingAddress,
    billingAddress,
    sellToAddress: destination.sellToAddress,
    shippingMethodId: shippingMethod?.id ?? null,
    currency: quote.currency,
    // Ensures that one quote creates only one order.
    submissionKey: `quote:${quote.id}`,
    action: 'QUOTE',
    now,
    lines,
  };
}

/** The chosen lines, all with prices; without a choice the standard lines. */
function offeredLines(quote: StoredQuote, lineKeys: readonly number[] | null): OfferedLine[] {
  const priced = currentVersionOf(quote).lines.flatMap(({ target: _target, ...line }) =>
    line.unitPrice === null ? [] : [{ ...line, unitPrice: decimal(line.unitPrice) }],
  );
  const { lines, problems } = chosenLines(priced, lineKeys ?? standardKeys(priced));
  if (problems.length > 0)
    throw new InvalidInputError(
      problems.map(({ code, lineKey, group }): InputIssue => {
        const what = lineKey === null ? `Take one of the alternatives ${group}.` : `No line ${lineKey}.`;
        return { path: 'lineKeys', code, message: what };
      }),
    );
  if (lines.length === 0) throw InvalidInputError.of('lineKeys', 'REQUIRED', 'Take at least one line.');
  return lines;
}

/** The first of each group of alternatives, unless another is chosen. */
function standardKeys(lines: readonly OfferedLine[]): number[] {
  const groups = [...new Set(lines.flatMap(({ alternativeGroup }) => alternativeGroup ?? []))];
  return groups.flatMap((group) => {
    const first = lines.find(({ alternativeGroup }) => alternativeGroup === group);
    return first && !first.isOptional ? [first.lineKey] : [];
  });
}
