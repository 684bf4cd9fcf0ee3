import { kindOfNumber } from '../../lib/document-number.ts';
import { COLON, dayIn, type Locale, moneyIn } from '../../lib/locale-formats.ts';
import { decimal } from '../../lib/money.ts';
import type { DocumentInvoiceFragment } from '../gql/graphql.ts';
import type { SheetTools } from '../kit/document.ts';
import { knownFacts } from '../kit/fact-lists.ts';
import { stampOfToday } from '../kit/stamp.ts';
import { noteParts, taxBaseNote, taxRows } from '../kit/tax-rows.ts';
import type { Part, Row, Sheet } from '../layout/document-content.ts';
import { addressLines } from '../orders/address-lines.ts';
import { ORDER_WORDS } from '../orders/order-words.ts';
import { type InvoiceStamp, invoiceStamp } from './invoice-stamp.ts';
import { INVOICE_WORDS } from './invoice-words.ts';

type Printed = NonNullable<DocumentInvoiceFragment['printed']>;

/** An invoice as issued, with a stamp of its state today; null for a draft. */
export function invoiceSheet(invoice: DocumentInvoiceFragment, tools: SheetTools): Sheet | null {
  const { language } = tools;
  const { number, currency, contentHash, printed } = invoice;
  if (!printed) return null;
  const words = INVOICE_WORDS[language];
  const stamp = invoiceStamp(invoice);
  return {
    title: words.title,
    number,
    highlight:
      stamp.state === 'OPEN'
        ? { label: words.due, value: dayIn(printed.dueOn, language) }
        : stampOfToday(words.states[stamp.state], tools),
    code: null,
    parts: [
      factsPart(printed, language),
      addressesPart(printed, language),
      linesPart(printed, currency, language),
      totalsPart(printed, stamp, { currency, language }),
      ...noteParts(taxBaseNote(printed, language)),
      { kind: 'text', title: null, paragraphs: [`${words.hash}${COLON[language]}${contentHash ?? ''}`] },
    ],
  };
}

function factsPart(printed: Printed, language: Locale): Part {
  const words = INVOICE_WORDS[language];
  const order = ORDER_WORDS[language];
  const billed = kindOfNumber(printed.orderCode);
  return {
    kind: 'facts',
    title: null,
    columns: 3,
    facts: knownFacts([
      [order.customer, `${printed.customerName} (${printed.accountNumber})`],
      [words.issued, dayIn(printed.issuedOn, language)],
      [words.due, dayIn(printed.dueOn, language)],
      [words.terms, words.termsOf[termsOf(printed)]],
      [order.po, printed.poNumber],
      [order.workOrder, printed.customerWoNumber],
      [billed === 'consignment' ? words.consignment : words.order, printed.orderCode],
      [order.salesOrder, printed.salesOrderNumber],
      [words.shipment, printed.shipmentNumber],
      [words.taxExempt, printed.taxExemptNumber],
    ]),
  };
}

/** Terms unknown to this release are billed as on hold. */
function termsOf({ paymentTerms }: Printed): keyof (typeof INVOICE_WORDS)['en']['termsOf'] {
  const known = (['PREPAID', 'NET_30', 'NET_60'] as const).find((code) => code === paymentTerms);
  return known ?? 'ON_HOLD';
}

function addressesPart(printed: Printed, language: Locale): Part {
  const words = ORDER_WORDS[language];
  return {
    kind: 'addresses',
    addresses: [
      { label: words.billTo, lines: addressLines(printed.billingAddress) },
      { label: words.shipTo, lines: addressLines(printed.shippingAddress) },
      { label: INVOICE_WORDS[language].seller, lines: [...printed.sellerLines] },
    ],
  };
}

function linesPart({ lines }: Printed, currency: string, language: Locale): Part {
  const words = INVOICE_WORDS[language];
  return {
    kind: 'table',
    title: words.lines,
    columns: [
      { title: words.what, width: 1 },
      { title: ORDER_WORDS[language].quantity, width: 'auto', isFigure: true },
      { title: words.unitPrice, width: 'auto', isFigure: true },
      { title: words.amount, width: 'auto', isFigure: true },
    ],
    rows: lines.map((line): Row => {
      const facts = [line.jobNumber, line.reference && ORDER_WORDS[language].reference(line.reference)];
      return {
        cells: [
          line.title,
          String(line.quantity),
          moneyIn(line.unitPrice, currency, language),
          moneyIn(line.amount, currency, language),
        ],
        details: [[...facts, line.endCustomer].filter(Boolean).join(' · ')].filter(Boolean),
      };
    }),
  };
}

function totalsPart(
  printed: Printed,
  stamp: InvoiceStamp,
  { currency, language }: { currency: string; language: Locale },
): Part {
  const words = INVOICE_WORDS[language];
  const row = (label: string, amount: string) => ({ label, value: moneyIn(amount, currency, language) });
  const discount = decimal(printed.discountValue);
  return {
    kind: 'totals',
    rows: [
      row(words.subTotal, printed.subTotal),
      ...(discount.isZero() ? [] : [row(words.discount, discount.negated().toFixed(2))]),
      row(words.shipping, printed.shippingPrice),
      ...taxRows(printed.taxComponents, words.tax, { currency, language }),
      ...dueRows(printed.total, stamp, (label, amount) => row(words[label], amount)),
    ],
  };
}

type TotalRow = { label: string; value: string; isGrand?: boolean };
type DueLabel = 'total' | 'sum' | 'paid' | 'credited' | 'writtenOff' | 'voided' | 'balance';

/** The amount due today and its calculation. */
function dueRows(
  total: string,
  { state, paid, credited, writtenOff, voided, balance }: InvoiceStamp,
  row: (label: DueLabel, amount: string) => TotalRow,
): TotalRow[] {
  const taken = [
    ['paid', paid],
    ['credited', credited],
    ['writtenOff', writtenOff],
    ['voided', voided],
  ] as const;
  const rows = taken.flatMap(([label, amount]) => (Number(amount) > 0 ? [row(label, amount)] : []));
  if (rows.length === 0 && (state === 'OPEN' || state === 'OVERDUE'))
    return [{ ...row('total', total), isGrand: true }];
  return [row('sum', total), ...rows, { ...row('balance', balance), isGrand: true }];
}
