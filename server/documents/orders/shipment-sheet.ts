import { dayIn } from '../../lib/locale-formats.ts';
import type { DocumentShipmentSlipQuery } from '../gql/graphql.ts';
import type { SheetTools } from '../kit/document.ts';
import { knownFacts } from '../kit/fact-lists.ts';
import type { Part, Sheet } from '../layout/document-content.ts';
import { addressLines } from './address-lines.ts';
import { ORDER_WORDS } from './order-words.ts';

type Order = NonNullable<DocumentShipmentSlipQuery['salesOrder']>;
type Shipment = Order['shipments'][number];
type Pieces = { line: Order['lines'][number]; quantity: number };

/** The contents of one shipment, and the pieces of its order that are still to follow. No prices. */
export function shipmentSheet(order: Order, shipment: Shipment, tools: SheetTools): Sheet {
  const { language, dayOf } = tools;
  const { slip, ...words } = ORDER_WORDS[language];
  const { trackingNumber, pickedUp, shippingMethod, note } = shipment;
  return {
    title: slip.title,
    number: shipment.number,
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
          [words.salesOrder, order.number],
          [words.ordered, dayOf(order.createdAt)],
          [words.workOrder, order.customerWoNumber],
          [slip.sent, dayOf(shipment.shippedAt)],
          [words.shippingMethod, pickedUp ? slip.pickup : shippingMethod?.name],
          [slip.tracking, trackingNumber],
          [words.notes, note],
        ]),
      },
      ...piecesPart(slip.shipped, packed(order, shipment), tools),
      ...piecesPart(slip.toFollow, toFollow(order), tools),
      { kind: 'signature', title: slip.received, fields: [slip.name, slip.date, slip.signature] },
    ],
  };
}

function packed({ lines }: Order, shipment: Shipment): Pieces[] {
  return shipment.lines.flatMap(({ quantity, line: { id } }) => {
    const line = lines.find((each) => each.id === id);
    return line ? [{ line, quantity }] : [];
  });
}

/** Pieces that are in no shipment yet. */
function toFollow({ lines }: Order): Pieces[] {
  return lines
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map((line) => ({ line, quantity: line.quantity - line.shippedQuantity }))
    .filter(({ quantity }) => quantity > 0);
}

function piecesPart(title: string, pieces: readonly Pieces[], { language, picture }: SheetTools): Part[] {
  if (pieces.length === 0) return [];
  const words = ORDER_WORDS[language];
  return [
    {
      kind: 'table',
      title,
      columns: [
        { title: '', width: 'auto' },
        { title: words.piece, width: 1 },
        { title: words.quantity, width: 'auto', isFigure: true },
      ],
      rows: pieces.map(({ line: { imageUrl, reference, promisedOn, ...line }, quantity }) => ({
        cells: [{ picture: picture(imageUrl) }, line.title, String(quantity)],
        details: [
          reference && words.reference(reference),
          title === words.slip.toFollow && promisedOn && words.promised(dayIn(promisedOn, language)),
        ].filter((detail): detail is string => typeof detail === 'string' && detail !== ''),
      })),
    },
  ];
}
