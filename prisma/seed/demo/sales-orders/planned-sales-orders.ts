import type { PlannedSalesOrder } from './planned-sales-order.ts';
import {
  billed,
  completed,
  inProduction,
  made,
  note,
  paid,
  ready,
  released,
  shipped,
} from './sales-order-steps.ts';

const SALES = 'sales@aurifex.test';
const BUYER = 'buyer@luna.test';
const WHOLESALER = 'buyer@orion.test';
const FRENCH = 'acheteuse@bellerose.test';

const LUNA = { accountNumber: 'LUNA-001', by: BUYER };
const ORION = { accountNumber: 'ORIO-001', by: WHOLESALER };
const BELLEROSE = { accountNumber: 'BELL-001', by: FRENCH };

const RING = ['RS-101', 1, '6.5'] as const;
const BANDS = ['BD-101', 2, '10'] as const;
const CHAINS = ['CH-101', 6, null] as const;
const STUDS = ['ES-101', 2, null] as const;

/** Sales orders in every status, including partly shipped, partly paid and negotiated ones. */
export const SALES_ORDERS: readonly PlannedSalesOrder[] = [
  // Two of three jobs are shipped and billed.
  {
    ...LUNA,
    days: 26,
    poNumber: 'PO-7690',
    notes: 'Ship the rings as soon as they are ready.',
    pieces: [RING, BANDS, CHAINS],
    steps: [
      ...released(25, 1, 2, 3),
      ...ready(10, 1, 2),
      ...inProduction(9, 3, 60),
      shipped(8, [1, 2], '1Z 999 AA1 01 2345 6784', 'Rings first; the chains follow.'),
      billed(7, 'SHIPMENT'),
      note(6, BUYER, 'CUSTOMER', 'The rings are here, thank you. When can we expect the chains?'),
      note(5, SALES, 'INTERNAL', 'Solder for the fine trace is late. Promise nothing before Thursday.'),
      note(5, SALES, 'CUSTOMER', 'They are being assembled. We will write as soon as they are polished.'),
    ],
  },
  // One job is partly shipped.
  {
    ...ORION,
    days: 22,
    poNumber: 'ORN-3310',
    pieces: [['CH-102', 12, null]],
    steps: [
      ...released(21, 1),
      ...ready(12, 1),
      shipped(11, [[1, 8]], '1Z 999 AA1 01 2345 6802'),
      billed(10, 'DRAFT'),
    ],
  },
  // Jobs at every stage, and a negotiated price.
  {
    ...ORION,
    days: 17,
    poNumber: 'ORN-3324',
    pieces: [BANDS, ['BD-102', 3, '9'], CHAINS, STUDS],
    steps: [
      {
        kind: 'PRICE',
        days: 16,
        line: 3,
        factor: '0.93',
        reason: 'Matches their standing price of last season.',
      },
      ...released(15, 1, 2, 3, 4),
      ...inProduction(13, 1, 40),
      ...inProduction(12, 2, 90),
      ...made(7, 4),
      note(4, SALES, 'INTERNAL', 'They agreed on the telephone to a single shipment once all is ready.'),
    ],
  },
  // Prepayment, partly paid.
  {
    accountNumber: 'TWIN-001',
    by: 'buyer@twin.test',
    days: 6,
    poNumber: '2210',
    pieces: [RING, STUDS],
    steps: [paid(5, '40', 'CHECK', '10482')],
  },
  // An agreed deposit that was paid.
  {
    ...BELLEROSE,
    days: 9,
    poNumber: 'BC-4471',
    notes: 'Pour notre nouvelle vitrine.',
    pieces: [BANDS, STUDS],
    terms: { kind: 'SO', depositPercent: '30' },
    steps: [
      paid(8, '30', 'TRANSFER', 'VIR-20417'),
      note(7, FRENCH, 'CUSTOMER', 'Le virement est parti hier. Merci de nous confirmer la réception.'),
      note(7, SALES, 'CUSTOMER', 'Bien reçu, merci. Votre commande est confirmée.'),
    ],
  },
  // Layaway: ready, and paid in instalments.
  {
    accountNumber: 'LUNA-002',
    by: 'outlet-buyer@luna.test',
    days: 34,
    pieces: [RING],
    terms: { kind: 'POS_LSO', depositPercent: '20', payInDays: 60 },
    steps: [
      paid(34, '20', 'CARD'),
      ...released(33, 1),
      ...ready(18, 1),
      paid(14, '25', 'CASH'),
      note(13, SALES, 'INTERNAL', 'Kept in the safe, drawer 4, until the rest is paid.'),
    ],
  },
  // Completed in two shipments, and paid.
  {
    ...ORION,
    days: 75,
    poNumber: 'ORN-3187',
    pieces: [BANDS, ['CH-102', 10, null]],
    steps: [
      ...released(74, 1, 2),
      ...ready(64, 1),
      shipped(63, [1], '1Z 999 AA1 01 2345 6411'),
      ...ready(55, 2),
      shipped(54, [2], '1Z 999 AA1 01 2345 6438'),
      paid(40, '100', 'CARD'),
      ...completed(39, 1, 2),
      billed(39, 'PAID'),
    ],
  },
  {
    ...BELLEROSE,
    days: 24,
    poNumber: 'BC-4402',
    pieces: [STUDS, CHAINS],
    steps: [...released(23, 1, 2), ...ready(8, 1, 2), shipped(6, [1, 2], '7310 2284 9915 0066'), billed(6)],
  },
  {
    accountNumber: 'LUNA-001',
    by: 'approver@luna.test',
    days: 42,
    poNumber: 'PO-7611',
    pieces: [BANDS],
    steps: [{ kind: 'ORDER', days: 40, action: 'CANCEL', reason: 'The wedding was called off.' }],
  },
  {
    accountNumber: 'GENE-001',
    by: 'buyer@gene.test',
    days: 13,
    poNumber: 'GE-118',
    pieces: [CHAINS, BANDS],
    steps: [
      {
        kind: 'ORDER',
        days: 11,
        action: 'HOLD',
        reason: 'They are moving; nothing leaves before they have a new address.',
      },
    ],
  },
  // Only stock items: ready as soon as it is confirmed.
  {
    ...LUNA,
    days: 1,
    poNumber: 'PO-7744',
    pieces: [
      ['FN-101', 20, null],
      ['FN-105', 12, null],
    ],
    steps: [],
  },
  // The findings were shipped from stock before production of the bands began.
  {
    ...ORION,
    days: 5,
    poNumber: 'ORN-3391',
    pieces: [BANDS, ['FN-107', 10, null]],
    steps: [shipped(3, [2], '1Z 999 AA1 01 2345 6871', 'The chain from stock; the bands follow.')],
  },
  // Above the credit limit.
  {
    accountNumber: 'STAR-001',
    by: 'buyer@star.test',
    days: 4,
    poNumber: 'SD-0931',
    pieces: [
      ['RS-101', 4, '7'],
      ['ES-101', 4, null],
    ],
    steps: [note(3, SALES, 'INTERNAL', 'Beyond their limit. Asked finance whether we may go ahead.')],
  },
];
