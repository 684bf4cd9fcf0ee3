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
  const shipped = kept.filter((job) => piecesOf(job).follow < job.quantity);
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
          ...kept.flatMap((job) => packedRows(job, tools)),
          ...stock.flatMap((line) => stockRow(line, inBox(line), tools)),
        ],
        tools,
      ),
      ...piecesPart(
        slip.toFollow,
        [
          ...kept.flatMap((job) => followingRow(job, tools)),
          ...stock.flatMap((line) => stockRow(line, line.quantity - inBox(line), tools)),
        ],
        tools,
      ),
      ...(shipped.length > 0 || stock.some((line) => inBox(line) > 0)
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

/** Numbers of a job's pieces that are shipped, ready for the carrier, and still to follow. */
function piecesOf({ quantity, remakeablePieces, shippedAt, status }: Job) {
  const shipped = shippedAt == null ? quantity - remakeablePieces : quantity;
  const ready = status.code === 'READY' ? quantity - shipped : 0;
  return { shipped, ready, follow: quantity - shipped - ready };
}

/** Pieces from stock that are shipped or ready to ship. */
function inBox({ shippedQuantity, shippableQuantity }: StockLine): number {
  return shippedQuantity + shippableQuantity;
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
  { imageUrl, title, reference }: StockLine,
  quantity: number,
  { language, picture }: SheetTools,
): Row[] {
  if (quantity === 0) return [];
  const words = ORDER_WORDS[language];
  return [
    {
      cells: [{ picture: picture(imageUrl) }, words.fromStock, title, String(quantity)],
      details: reference ? [words.reference(reference)] : [],
    },
  ];
}

/** A row for the shipped pieces of a job, and one for those ready to ship. */
function packedRows(job: Job, tools: SheetTools): Row[] {
  const { slip } = ORDER_WORDS[tools.language];
  const { shipped, ready } = piecesOf(job);
  const carried = job.pickedUp ? slip.pickup : job.trackingNumber;
  const left = job.shippedAt ? slip.shippedOn(tools.dayOf(job.shippedAt)) : slip.shippedPart;
  return [...jobRow(job, shipped, [left, carried], tools), ...jobRow(job, ready, [slip.ready], tools)];
}

function followingRow(job: Job, tools: SheetTools): Row[] {
  const { promised } = ORDER_WORDS[tools.language];
  const day = job.promisedOn ? promised(dayIn(job.promisedOn, tools.language)) : null;
  return jobRow(job, piecesOf(job).follow, [day], tools);
}

function jobRow(
  { imageUrl, number, title, reference, endCustomer }: Job,
  quantity: number,
  standing: readonly (string | null)[],
  { language, picture }: SheetTools,
): Row[] {
  if (quantity === 0) return [];
  const details = [[reference && ORDER_WORDS[language].reference(reference), endCustomer], standing].map(
    (facts) => facts.filter(Boolean).join(' · '),
  );
  return [
    {
      cells: [{ picture: picture(imageUrl) }, number, title, String(quantity)],
      details: details.filter(Boolean),
    },
  ];
}
