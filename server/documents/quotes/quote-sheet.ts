import { VALID_UNTIL } from '../../domains/quotes/rules/validity-words.ts';
import { moneyIn, numberIn } from '../../lib/locale-formats.ts';
import { decimal } from '../../lib/money.ts';
import type { DocumentPriceQuoteQuery, DocumentQuoteVersionFragment } from '../gql/graphql.ts';
import { describedPiece } from '../kit/described-piece.ts';
import type { SheetTools } from '../kit/document.ts';
import { knownFacts } from '../kit/fact-lists.ts';
import { stampOfToday } from '../kit/stamp.ts';
import { taxRows } from '../kit/tax-rows.ts';
import type { Part, Row, Sheet } from '../layout/document-content.ts';
import { addressLines } from '../orders/address-lines.ts';
import { ORDER_WORDS } from '../orders/order-words.ts';
import { type QuoteStanding, quoteStanding } from './quote-standing.ts';
import { QUOTE_WORDS } from './quote-words.ts';

type Quote = NonNullable<DocumentPriceQuoteQuery['priceQuote']>;
type Version = DocumentQuoteVersionFragment;

/** The current offer: the accepted version, otherwise the last one sent. A request alone is not an offer. */
export function quoteSheet(quote: Quote, tools: SheetTools): Sheet {
  const version = quote.acceptedVersion ?? quote.versions.findLast(isOffer) ?? quote.current;
  const order = quote.current.number === version.number ? quote.current.order : null;
  const { language, dayOf } = tools;
  const words = QUOTE_WORDS[language];
  const isOffered = isOffer(version);
  const standing = quoteStanding(quote, isOffered);
  return {
    title: words.title,
    number: quote.number,
    highlight: highlightOf(quote, { version, standing }, tools),
    code: null,
    parts: [
      {
        kind: 'facts',
        title: null,
        columns: 3,
        facts: knownFacts([
          [ORDER_WORDS[language].customer, `${quote.customer.name} (${quote.customer.accountNumber})`],
          [words.version, version.number === 0 ? words.request : String(version.number)],
          [words.sent, isOffered && version.sentAt ? dayOf(version.sentAt) : null],
          [words.lead, version.leadDays == null ? null : words.days(version.leadDays)],
          [words.pricing, version.pricingNote ?? (isOffered ? words.fixed : null)],
          [ORDER_WORDS[language].po, quote.poNumber],
          [ORDER_WORDS[language].shippingMethod, quote.shippingMethod?.name],
        ]),
      },
      ...addressesPart(quote, tools),
      piecesPart(version, quote.currency, tools),
      ...totalsPart({ ...version, order }, quote.currency, tools),
      ...(version.terms ? [{ kind: 'text' as const, title: words.terms, paragraphs: [version.terms] }] : []),
      ...(quote.remarks ? [{ kind: 'text' as const, title: words.notes, paragraphs: [quote.remarks] }] : []),
      ...(standing === 'OFFER'
        ? [
            {
              kind: 'signature' as const,
              title: words.accept,
              fields: [words.name, words.date, words.signature],
            },
          ]
        : []),
    ],
  };
}

function highlightOf(
  { status }: Quote,
  { version, standing }: { version: Version; standing: QuoteStanding },
  tools: SheetTools,
) {
  const words = QUOTE_WORDS[tools.language];
  if (standing === 'STATUS') return stampOfToday(status.name, tools);
  if (standing === 'EXPIRED') return stampOfToday(words.expired, tools);
  if (standing === 'REQUEST') return { label: status.name, value: words.notAnOffer };
  return version.validUntil
    ? { label: VALID_UNTIL[tools.language], value: tools.dayOf(version.validUntil) }
    : { label: words.version, value: String(version.number) };
}

/** Version 0 is the customer's request; others are offers once they are sent. */
function isOffer({ number, isSent }: Version): boolean {
  return number > 0 && isSent;
}

function addressesPart({ shippingAddress, billingAddress }: Quote, { language }: SheetTools): Part[] {
  const words = ORDER_WORDS[language];
  const addresses = [
    { label: words.shipTo, address: shippingAddress },
    { label: words.billTo, address: billingAddress },
  ].flatMap(({ label, address }) => (address ? [{ label, lines: addressLines(address) }] : []));
  return addresses.length > 0 ? [{ kind: 'addresses', addresses }] : [];
}

function piecesPart({ lines }: Version, currency: string, tools: SheetTools): Part {
  const words = QUOTE_WORDS[tools.language];
  return {
    kind: 'table',
    title: words.pieces,
    columns: [
      { title: '', width: 'auto' },
      { title: words.piece, width: 1 },
      { title: words.quantity, width: 'auto', isFigure: true },
      { title: words.unitPrice, width: 'auto', isFigure: true },
      { title: words.amount, width: 'auto', isFigure: true },
    ],
    rows: lines.map((line) => pieceRow(line, currency, tools)),
  };
}

function pieceRow(line: Version['lines'][number], currency: string, { language, picture }: SheetTools): Row {
  const words = QUOTE_WORDS[language];
  const standing = [
    line.alternativeGroup ? words.alternative(line.alternativeGroup) : null,
    line.isOptional ? words.optional : null,
  ];
  const details = [
    ...describedPiece(line, language),
    line.ownMetal ? words.ownMetal : '',
    [line.reference && ORDER_WORDS[language].reference(line.reference), line.endCustomer]
      .filter(Boolean)
      .join(' · '),
    standing.filter(Boolean).join(' · '),
  ];
  return {
    cells: [
      { picture: picture(line.imageUrl) },
      line.title,
      String(line.quantity),
      line.unitPrice == null ? words.onRequest : moneyIn(line.unitPrice, currency, language),
      line.linePrice == null ? '' : moneyIn(line.linePrice, currency, language),
    ],
    details: details.filter(Boolean),
  };
}

type Ordered = Version & { order: Quote['current']['order'] };

function totalsPart(version: Ordered, currency: string, { language }: SheetTools): Part[] {
  const { total, lines } = version;
  if (total == null) return [];
  const words = QUOTE_WORDS[language];
  const isChoice = lines.some((line) => line.isOptional || line.alternativeGroup !== null);
  return [
    {
      kind: 'totals',
      rows: totalRows(version, total, currency, language),
    },
    ...(isChoice ? [{ kind: 'text' as const, title: null, paragraphs: [words.leavesOut] }] : []),
  ];
}

/** The total with shipping, tax and deposit; if these are unknown, the total of the pieces. */
function totalRows(
  { order, depositPercent }: Ordered,
  total: string,
  currency: string,
  language: SheetTools['language'],
) {
  const money = (amount: string) => moneyIn(amount, currency, language);
  const words = QUOTE_WORDS[language];
  const percentIn = (text: string) => numberIn(decimal(text), decimal(text).decimalPlaces(), language);
  const sum = { label: words.total, value: money(total) };
  if (!order)
    return [
      { ...sum, isGrand: true },
      ...(depositPercent == null
        ? []
        : [{ label: words.agreedDeposit, value: words.agreed(percentIn(depositPercent)) }]),
    ];
  return [
    sum,
    { label: words.shipping, value: money(order.shippingPrice) },
    ...taxRows(order.taxComponents, words.tax, { currency, language }),
    { label: words.grandTotal, value: money(order.grandTotal), isGrand: true },
    ...(order.depositPercent == null || order.deposit == null
      ? []
      : [{ label: words.deposit(percentIn(order.depositPercent)), value: money(order.deposit) }]),
  ];
}
