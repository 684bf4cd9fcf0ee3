import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { hashOf } from '../../../database/idempotency.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import { documentNumber } from '../../../lib/document-number.ts';
import { type Money, moneyText, ZERO } from '../../../lib/money.ts';
import type { BillingTerms } from '../../invoices/acts/billing-terms.ts';
import { actorsOf, notify } from '../../notices/notify/notify.task.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import type { CreditContent } from '../credit/credit-content.ts';
import { taxPartsOfCredit } from '../rules/credit-acts.ts';
import type { CreditKind } from '../rules/credit-kinds.ts';
import { creditedCustomer, creditedInvoice } from './credited-party.ts';

/** A credit to issue. */
type NewCredit = {
  customerId: number;
  amount: Money;
  kind: CreditKind;
  reason: string;
  /** The invoice that it corrects. */
  invoiceId: number | null;
  /**
   * It settles a change of the invoiced order, with this sales tax in its amount; otherwise the tax is proportional. The
   * caller updates the invoice's sums.
   */
  settles?: { tax: Money } | null;
};

/** Issues a credit: its row with its printed content, and its entry. The whole amount is available. */
export async function issueCredit(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  { customerId, amount, kind, reason, invoiceId, settles = null }: NewCredit,
  { seller, today }: BillingTerms,
): Promise<{ id: number; number: string }> {
  await lockLedger(tx, customerId);
  const { currency, ...customer } = await creditedCustomer(tx, customerId);
  const invoice =
    invoiceId === null ? null : await creditedInvoice(tx, { invoiceId, customerId, currency, amount });
  const tax = settles?.tax ?? invoice?.tax ?? ZERO;
  const ids = await takeIds(tx, {
    credit: { table: 'CustomerCredit', column: 'id', count: 1 },
    number: { table: 'CustomerCredit', column: 'numberRank', count: 1 },
    entry: { table: 'LedgerEntry', column: 'id', count: 1 },
  });
  const [id = 0] = ids.credit;
  const { number, numberRank } = documentNumber('credit', ids.number[0] ?? 0);
  const content: CreditContent = {
    number,
    issuedOn: today,
    kind,
    reason,
    invoiceNumber: invoice?.number ?? null,
    currency,
    amount: moneyText(amount),
    salesTaxValue: moneyText(tax),
    ...taxesOf(tax, invoice),
    seller,
    customer: { name: customer.name, accountNumber: customer.accountNumber },
    billingAddress: invoice?.billingAddress ?? customer.billingAddress,
  };
  const at = now.toISOString();
  const by = { userId: viewer.userId, actingById: viewer.actingById };
  const money = { customerId, currency, amount: moneyText(amount) };
  await insertRows(tx, {
    CustomerCredit: [
      {
        id,
        number,
        numberRank,
        ...money,
        available: money.amount,
        salesTaxValue: moneyText(tax),
        kind,
        reason,
        invoiceId,
        settlesOrder: settles !== null,
        placedById: invoice?.placedById ?? null,
        contactId: invoice?.contactId ?? null,
        issuedOn: today,
        ...by,
        content,
        contentHash: hashOf(content),
        createdAt: at,
        updatedAt: at,
      },
    ],
    LedgerEntry: [
      {
        id: ids.entry[0] ?? 0,
        ...money,
        kind: 'CREDIT_ISSUED',
        creditId: id,
        reason,
        ...by,
        bookedOn: today,
        at,
      },
    ],
    CustomerCreditSearchTerm: searchWords([number, invoice?.number ?? null, reason]).map((term) => ({
      creditId: id,
      term,
    })),
  });
  await notify(tx, {
    event: 'CREDIT_ISSUED',
    about: { model: 'CustomerCredit', id },
    doerIds: actorsOf(viewer),
  });
  return { id, number };
}

/** The taxes of an invoice, and the part of each in a credit with this tax. */
function taxesOf(
  tax: Money,
  invoice: Pick<Awaited<ReturnType<typeof creditedInvoice>>, 'taxComponents' | 'taxGiven'> | null,
): Required<Pick<CreditContent, 'taxComponents' | 'taxAmounts'>> {
  if (!invoice) return { taxComponents: [], taxAmounts: [] };
  const { taxComponents, taxGiven } = invoice;
  const parts = taxPartsOfCredit({ tax, components: taxComponents, given: taxGiven });
  return { taxComponents, taxAmounts: parts.map(({ amount }) => moneyText(amount)) };
}
