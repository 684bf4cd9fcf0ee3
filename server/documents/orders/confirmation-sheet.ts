import {
  reductionLabel,
  reductionsOf,
  unexplainedDiscount,
} from '../../domains/promotions/rules/reductions.ts';
import { dayIn, moneyIn } from '../../lib/locale-formats.ts';
import { decimal } from '../../lib/money.ts';
import type { DocumentOrderConfirmationQuery } from '../gql/graphql.ts';
import { describedPiece } from '../kit/described-piece.ts';
import type { SheetTools } from '../kit/document.ts';
import { knownFacts } from '../kit/fact-lists.ts';
import { stampOfToday } from '../kit/stamp.ts';
import { noteParts, taxBaseNote, taxRows } from '../kit/tax-rows.ts';
import type { Column, Part, Row, Sheet } from '../layout/document-content.ts';
import { addressLines } from './address-lines.ts';
import { ORDER_WORDS } from './order-words.ts';

type Order = NonNullable<DocumentOrderConfirmationQuery['orderGroup']>;
type Job = Order['jobOrders'][number];
type StockLine = Order['stockLines'][number];

/** The order with its amounts, for viewers who may see them. */
export function confirmationSheet(order: Order, tools: SheetTools): Sheet {
  const { language, dayOf } = tools;
  const words = ORDER_WORDS[language];
  const addresses = [
    { label: words.shipTo, address: order.shippingAddress },
    { label: words.billTo, address: order.billingAddress },
    { label: words.sellTo, address: order.sellToAddress },
  ];
  const ordered = { label: words.ordered, value: dayOf(order.createdAt) };
  return {
    title: words.confirmation.title,
    number: order.code,
    highlight: order.state === 'CANCELLED' ? stampOfToday(words.withdrawn, tools) : ordered,
    code: null,
    parts: [
      {
        kind: 'facts',
        title: null,
        columns: 3,
        facts: knownFacts([
          [words.customer, `${order.customer.name} (${order.customer.accountNumber})`],
          [ordered.label, order.state === 'CANCELLED' ? ordered.value : null],
          [words.orderedBy, order.placedBy.fullName],
          [words.po, order.poNumber],
          [words.workOrder, order.customerWoNumber],
          [words.shippingMethod, order.shippingMethod?.name],
          ...order.attributes.map(({ attributeName, value }) => [attributeName, value] as const),
        ]),
      },
      {
        kind: 'addresses',
        addresses: addresses.flatMap(({ label, address }) =>
          address ? [{ label, lines: addressLines(address) }] : [],
        ),
      },
      piecesPart(order, tools),
      ...totalsPart(order, tools),
      ...(order.notes ? [{ kind: 'text' as const, title: words.notes, paragraphs: [order.notes] }] : []),
    ],
  };
}

function piecesPart({ jobOrders, stockLines, currency, grandTotal }: Order, tools: SheetTools): Part {
  const words = ORDER_WORDS[tools.language];
  const amounts: Column[] = [
    { title: words.confirmation.unitPrice, width: 'auto', isFigure: true },
    { title: words.confirmation.amount, width: 'auto', isFigure: true },
  ];
  const showsAmounts = grandTotal != null;
  return {
    kind: 'table',
    title: words.confirmation.pieces,
    columns: [
      { title: '', width: 'auto' },
      { title: words.piece, width: 1 },
      { title: words.quantity, width: 'auto', isFigure: true },
      ...(showsAmounts ? amounts : []),
    ],
    rows: [
      ...jobOrders.map((job) => jobRow(job, { currency, showsAmounts }, tools)),
      ...stockLines.map((line) => stockRow(line, { currency, showsAmounts }, tools)),
    ],
  };
}

type Shown = { currency: string; showsAmounts: boolean };

function jobRow(job: Job, shown: Shown, tools: SheetTools): Row {
  const { language } = tools;
  const words = ORDER_WORDS[language];
  // The price of a remade piece is on the job that it replaces.
  const isTakenOver = job.charges.some(({ kind }) => kind === 'REMAKE');
  const promised = job.promisedOn ? words.promised(dayIn(job.promisedOn, language)) : null;
  const facts = [job.number, job.isWithdrawn ? job.status.name : promised];
  return pieceRow(isTakenOver ? { ...job, lineTotal: null } : job, { ...shown, facts }, tools);
}

function stockRow(line: StockLine, shown: Shown, tools: SheetTools): Row {
  const words = ORDER_WORDS[tools.language];
  const facts = [line.isWithdrawn ? words.withdrawn : words.fromStock];
  return pieceRow(line, { ...shown, facts }, tools);
}

function pieceRow(
  piece: StockLine,
  { currency, showsAmounts, facts }: Shown & { facts: readonly (string | null)[] },
  { language, picture }: SheetTools,
): Row {
  const words = ORDER_WORDS[language];
  const money = (amount: string | null | undefined) =>
    amount == null ? '' : moneyIn(amount, currency, language);
  const details = [
    ...describedPiece(piece, language),
    facts.filter(Boolean).join(' · '),
    piece.reference ? words.reference(piece.reference) : '',
    showsAmounts ? (piece.pricingNote ?? '') : '',
  ];
  return {
    cells: [
      { picture: picture(piece.imageUrl) },
      piece.title,
      String(piece.quantity),
      ...(showsAmounts ? [money(piece.unitPrice), money(piece.lineTotal)] : []),
    ],
    details: details.filter(Boolean),
  };
}

function totalsPart(order: Order, { language }: SheetTools): Part[] {
  const { confirmation: words } = ORDER_WORDS[language];
  const { charges, current, grandTotal, discountValue, taxComponents, currency } = order;
  if (grandTotal == null || !current) return [];
  const row = (label: string, amount: string | null | undefined) => ({
    label,
    value: amount == null ? '' : moneyIn(amount, currency, language),
  });
  const chargesTax = decimal(current.salesTaxValue).minus(decimal(order.salesTaxValue ?? '0'));
  const changes =
    charges.length === 0
      ? []
      : [
          row(words.placed, grandTotal),
          ...charges.map(({ name, jobNumber, amount }) =>
            row([name, jobNumber].filter(Boolean).join(' · '), amount),
          ),
          row(words.chargesTax, chargesTax.toFixed(2)),
        ];
  const off = reductionsOf(order.promotions, decimal(order.shippingPrice ?? '0'));
  const offRows = (what: string, granted: readonly Order['promotions'][number][]) =>
    granted.map(({ amount, ...promotion }) =>
      row(
        reductionLabel(what, promotion),
        decimal(amount ?? '0')
          .negated()
          .toFixed(2),
      ),
    );
  const unexplained = unexplainedDiscount(off, decimal(discountValue ?? '0'));
  return [
    {
      kind: 'totals',
      rows: [
        row(words.subTotal, order.subTotal),
        ...offRows(words.discount, off.ofPieces),
        ...(unexplained ? [row(words.discount, unexplained.negated().toFixed(2))] : []),
        row(
          [words.shipping, order.shippingMethod?.name].filter(Boolean).join(' · '),
          off.shippingBefore.toFixed(2),
        ),
        ...offRows(words.shippingDiscount, off.ofShipping),
        ...taxRows(taxComponents, words.tax, { currency, language }),
        ...changes,
        { ...row(words.total, current.grandTotal), isGrand: true },
      ],
    },
    ...noteParts(
      taxBaseNote(
        {
          taxBase: order.taxBase,
          discountValue: discountValue ?? '0',
          salesTaxValue: order.salesTaxValue ?? '0',
        },
        language,
      ),
    ),
  ];
}
