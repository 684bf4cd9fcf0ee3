import { companyLines } from '../../domains/settings/company-lines.ts';
import { dayIn, moneyIn } from '../../lib/locale-formats.ts';
import { decimal } from '../../lib/money.ts';
import type { DocumentReceiptQuery } from '../gql/graphql.ts';
import type { SheetTools } from '../kit/document.ts';
import { knownFacts } from '../kit/fact-lists.ts';
import { stampOfToday } from '../kit/stamp.ts';
import type { Part, Row, Sheet } from '../layout/document-content.ts';
import { ORDER_WORDS } from '../orders/order-words.ts';
import { receiptStamp } from './receipt-stamp.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';

type Payment = NonNullable<DocumentReceiptQuery['payment']>;
type Entry = Payment['entries'][number];

/** The receipt of a payment: its amount, payer, use and state today. */
export function receiptSheet(payment: Payment, tools: SheetTools): Sheet {
  const { language, company } = tools;
  const words = RECEIPT_WORDS[language];
  const money = (amount: string) => moneyIn(amount, payment.currency, language);
  const { name, accountNumber } = payment.customer;
  const stamp = receiptStamp(payment);
  return {
    title: words.title,
    number: payment.number,
    highlight:
      stamp === null
        ? { label: words.amount, value: money(payment.amount) }
        : stampOfToday(words.states[stamp], tools),
    code: null,
    parts: [
      {
        kind: 'facts',
        title: null,
        columns: 3,
        facts: knownFacts([
          [ORDER_WORDS[language].customer, `${name} (${accountNumber})`],
          [words.received, dayIn(payment.receivedOn, language)],
          [words.method, payment.charge?.cardName ?? words.methods[payment.method]],
          [words.reference, payment.reference],
          [ORDER_WORDS[language].salesOrder, payment.salesOrderNumber],
        ]),
      },
      {
        kind: 'addresses',
        addresses: [
          { label: words.from, lines: [name] },
          { label: words.to, lines: [company.name, ...companyLines(company)] },
        ],
      },
      ...useParts(payment, language, money),
      totalsPart(payment, language, money),
      ...(payment.isReversed
        ? [{ kind: 'text' as const, title: null, paragraphs: [words.reversedWhole] }]
        : []),
    ],
  };
}

type ReceiptWords = (typeof RECEIPT_WORDS)[SheetTools['language']];
type AmountWords = (amount: string) => string;

function useParts(payment: Payment, language: SheetTools['language'], money: AmountWords): Part[] {
  const words = RECEIPT_WORDS[language];
  // Reversed entries do not concern the payer.
  const used = payment.entries.filter(
    ({ kind, isReversal, isReversed }) => kind !== 'PAYMENT_RECEIVED' && !isReversal && !isReversed,
  );
  if (used.length === 0) {
    // A reversed payment has no use; the text below says so.
    if (payment.isReversed) return [];
    return [{ kind: 'text', title: words.use, paragraphs: [unusedWords(payment, words)] }];
  }
  return [
    {
      kind: 'table',
      title: words.use,
      columns: [
        { title: words.day, width: 'auto' },
        { title: words.what, width: 1 },
        { title: words.used, width: 'auto', isFigure: true },
      ],
      rows: used.map(
        (entry): Row => ({
          cells: [dayIn(entry.bookedOn, language), useOf(entry, language), money(entry.amount)],
          details: [],
        }),
      ),
    },
  ];
}

/** Why a payment is not applied: money paid towards an order is kept for its invoices. */
function unusedWords({ pending, salesOrderNumber }: Payment, { unused }: ReceiptWords): string {
  if (Number(pending) > 0) return unused.PENDING;
  return salesOrderNumber === null ? unused.AVAILABLE : unused.forOrder(salesOrderNumber);
}

function useOf({ kind, invoiceNumber, isChargeback }: Entry, language: SheetTools['language']): string {
  const words = RECEIPT_WORDS[language];
  if (kind === 'PAYMENT_REFUNDED') return isChargeback ? words.chargedBack : words.refunded;
  return invoiceNumber === null ? words.anInvoice : words.invoice(invoiceNumber);
}

function totalsPart(payment: Payment, language: SheetTools['language'], money: AmountWords): Part {
  const words = RECEIPT_WORDS[language];
  const some = (label: string, amount: string) =>
    Number(amount) > 0 ? [{ label, value: money(amount) }] : [];
  return {
    kind: 'totals',
    rows: [
      { label: words.amount, value: money(payment.amount), isGrand: true },
      ...some(words.applied, payment.applied),
      ...some(words.refundedSum, decimal(payment.refunded).minus(payment.chargedBack).toFixed(2)),
      ...some(words.chargedBackSum, payment.chargedBack),
      ...some(words.reversed, payment.reversed),
      ...some(words.pending, payment.pending),
      ...some(words.available, payment.available),
    ],
  };
}
