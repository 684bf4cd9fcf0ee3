import { dayIn } from '../../lib/locale-formats.ts';
import type { DocumentPackingSlipQuery } from '../gql/graphql.ts';
import type { SheetTools } from '../kit/document.ts';
import { knownFacts } from '../kit/fact-lists.ts';
import type { Part, Row, Sheet } from '../layout/document-content.ts';
import { addressLines } from './address-lines.ts';
import { ORDER_WORDS } from './order-words.ts';

type Order = NonNullable<DocumentPackingSlipQuery['orderGroup']>;
type Job = Order['jobOrders'][number];
type StockLine = Order['stockLines'][number];

/** The contents of the box, and the pieces of the order that are still to follow. No prices. */
export function slipSheet(order: Order, tools: SheetTools): Sheet {
  const { language, dayOf } = tools;
  const { slip, ...words } = ORDER_WORDS[language];
  const kept = order.jobOrders.filter(({ isWithdrawn }) => !isWithdrawn);
  const shipped = kept.filter(isPacked);
  const stock = order.stockLines.filter(({ isWithdrawn }) => !isWithdrawn);
  const trackingNumbers = new Set(shipped.flatMap(({ trackingNumber }) => trackingNumber ?? []));
  return {
    title: slip.title,
    number: order.code,
    highlight: order.poNumber ? { label: words.po, value: order.poNumber } : null,
    code: null,
    parts: [
      {
        kind: 'addresses',
        addresses: [{ label: words.shipTo, lines: addressLines(order.shippingAddress) }],
      },
      {
        kind: 'facts',
        title: null,
        columns: 3,
        facts: knownFacts([
          [words.customer, `${order.customer.name} (${order.customer.accountNumber})`],
          [words.ordered, dayOf(order.createdAt)],
          [words.workOrder, order.customerWoNumber],
          [words.shippingMethod, order.shippingMethod?.name],
          [slip.tracking, [...trackingNumbers].join(', ')],
        ]),
      },
      ...piecesPart(
        slip.shipped,
        [
          ...shipped.map((job) => jobRow(job, tools)),
          ...stock.filter(isInBox).map((line) => stockRow(line, tools)),
        ],
        tools,
      ),
      ...piecesPart(
        slip.toFollow,
        [
          ...kept.filter((job) => !isPacked(job)).map((job) => jobRow(job, tools)),
          ...stock.filter((line) => !isInBox(line)).map((line) => stockRow(line, tools)),
        ],
        tools,
      ),
      ...(shipped.length > 0 || stock.some(isInBox)
        ? [
            {
              kind: 'signature' as const,
              title: slip.received,
              fields: [slip.name, slip.date, slip.signature],
            },
          ]
        : []),
    ],
  };
}

/** Shipped, or ready for the carrier. */
function isPacked({ shippedAt, status }: Job): boolean {
  return shippedAt != null || status.code === 'READY';
}

/** Shipped, or ready to ship. */
function isInBox({ quantity, shippedQuantity, shippableQuantity }: StockLine): boolean {
  return shippedQuantity + shippableQuantity >= quantity;
}

function piecesPart(title: string, rows: readonly Row[], tools: SheetTools): Part[] {
  if (rows.length === 0) return [];
  const words = ORDER_WORDS[tools.language];
  return [
    {
      kind: 'table',
      title,
      columns: [
        { title: '', width: 'auto' },
        { title: words.job, width: 'auto' },
        { title: words.piece, width: 1 },
        { title: words.quantity, width: 'auto', isFigure: true },
      ],
      rows: [...rows],
    },
  ];
}

function stockRow(
  { imageUrl, title, quantity, reference }: StockLine,
  { language, picture }: SheetTools,
): Row {
  const words = ORDER_WORDS[language];
  return {
    cells: [{ picture: picture(imageUrl) }, words.fromStock, title, String(quantity)],
    details: reference ? [words.reference(reference)] : [],
  };
}

function jobRow(job: Job, { language, picture, dayOf }: SheetTools): Row {
  const { slip, ...words } = ORDER_WORDS[language];
  const promised = job.promisedOn ? words.promised(dayIn(job.promisedOn, language)) : null;
  const left = [
    job.shippedAt ? slip.shippedOn(dayOf(job.shippedAt)) : slip.ready,
    job.pickedUp ? slip.pickup : job.trackingNumber,
  ];
  const details = [
    [job.reference && words.reference(job.reference), job.endCustomer].filter(Boolean).join(' · '),
    isPacked(job) ? left.filter(Boolean).join(' · ') : (promised ?? ''),
  ];
  return {
    cells: [{ picture: picture(job.imageUrl) }, job.number, job.title, String(job.quantity)],
    details: details.filter(Boolean),
  };
}
