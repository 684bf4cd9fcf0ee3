import { COLON, dayIn, type Locale, moneyIn } from '../../lib/locale-formats.ts';
import type { DocumentCreditFragment } from '../gql/graphql.ts';
import type { SheetTools } from '../kit/document.ts';
import { knownFacts } from '../kit/fact-lists.ts';
import { stampOfToday } from '../kit/stamp.ts';
import { taxRows } from '../kit/tax-rows.ts';
import type { Part, Row, Sheet } from '../layout/document-content.ts';
import { addressLines } from '../orders/address-lines.ts';
import { ORDER_WORDS } from '../orders/order-words.ts';
import { creditStamp } from './credit-stamp.ts';
import { CREDIT_WORDS } from './credit-words.ts';

type Entry = DocumentCreditFragment['entries'][number];

/** A credit memo as issued, followed by its use since then. */
export function creditSheet(credit: DocumentCreditFragment, tools: SheetTools): Sheet {
  const { language } = tools;
  const { number, currency, contentHash, printed } = credit;
  const words = CREDIT_WORDS[language];
  const amount = moneyIn(printed.amount, currency, language);
  const stamp = creditStamp(credit);
  return {
    title: words.title,
    number,
    highlight:
      stamp === null ? { label: words.amount, value: amount } : stampOfToday(words.states[stamp], tools),
    code: null,
    parts: [
      {
        kind: 'facts',
        title: null,
        columns: 3,
        facts: knownFacts([
          [ORDER_WORDS[language].customer, `${printed.customerName} (${printed.accountNumber})`],
          [words.issued, dayIn(printed.issuedOn, language)],
          [words.kind, words.kindOf[printed.kind]],
          [words.invoice, printed.invoiceNumber],
        ]),
      },
      addressesPart(printed, language),
      { kind: 'text', title: words.reason, paragraphs: [printed.reason] },
      {
        kind: 'totals',
        rows: [
          ...taxedRows(printed, currency, language),
          { label: words.total, value: amount, isGrand: true },
        ],
      },
      { kind: 'text', title: null, paragraphs: [`${words.hash}${COLON[language]}${contentHash}`] },
      ...useParts(credit, language),
    ],
  };
}

/** The net amount and the credited taxes; empty without taxes. */
function taxedRows(
  { netAmount, taxComponents }: DocumentCreditFragment['printed'],
  currency: string,
  language: Locale,
) {
  const words = CREDIT_WORDS[language];
  if (taxComponents.every(({ amount }) => Number(amount) === 0)) return [];
  return [
    { label: words.net, value: moneyIn(netAmount, currency, language) },
    ...taxRows(taxComponents, '', { currency, language }),
  ];
}

function addressesPart(printed: DocumentCreditFragment['printed'], language: Locale): Part {
  const words = CREDIT_WORDS[language];
  const { billingAddress } = printed;
  return {
    kind: 'addresses',
    addresses: [
      {
        label: words.to,
        lines: billingAddress ? addressLines(billingAddress) : [printed.customerName],
      },
      { label: words.seller, lines: [printed.sellerName, ...printed.sellerLines] },
    ],
  };
}

/** The use of the credit; empty if it is unused. */
function useParts(credit: DocumentCreditFragment, language: Locale): Part[] {
  const { currency, entries, refunded, balance, available } = credit;
  const words = CREDIT_WORDS[language];
  const used = entries.filter(({ kind, isReversal }) => kind !== 'CREDIT_ISSUED' || isReversal);
  if (used.length === 0) return [];
  const money = (amount: string) => moneyIn(amount, currency, language);
  const rows = used.map((entry): Row => {
    const cells = [dayIn(entry.bookedOn, language), useOf(entry, language), money(entry.amount)];
    return { cells, details: entry.reference ? [entry.reference] : [] };
  });
  return [
    {
      kind: 'table',
      title: words.use,
      columns: [
        { title: words.day, width: 'auto' },
        { title: words.what, width: 1 },
        { title: words.used, width: 'auto', isFigure: true },
      ],
      rows,
    },
    {
      kind: 'totals',
      rows: [
        ...(Number(refunded) > 0 ? [{ label: words.refundedSum, value: money(refunded) }] : []),
        { label: words.balance, value: money(balance) },
        { label: words.available, value: money(available), isGrand: true },
      ],
    },
  ];
}

function useOf({ kind, isReversal, invoiceNumber }: Entry, language: Locale): string {
  const words = CREDIT_WORDS[language];
  if (kind === 'CREDIT_ISSUED') return words.voided;
  if (kind === 'CREDIT_REFUNDED') return words.refunded;
  const what = invoiceNumber === null ? words.anInvoice : words.applied(invoiceNumber);
  return isReversal ? words.takenBack(what) : what;
}
