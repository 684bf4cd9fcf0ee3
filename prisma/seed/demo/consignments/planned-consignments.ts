import type { LineAction } from '../../../../server/domains/consignments/rules/transitions.ts';

/** A line of the packing list: code, quantity, memo price and US size. */
type PlannedPieces = readonly [code: string, quantity: number, memoPrice: string, size: number | null];

/** Pieces of a line by its position, from 1. */
export type PlannedPart = readonly [rank: number, quantity: number];

/** An action on pieces, except billing. */
type PieceStep = Exclude<LineAction, 'INVOICE'>;

/** A step of a consignment, by days ago. */
export type ConsignmentStep =
  | {
      kind: PieceStep;
      days: number;
      by: string;
      /** Default: all pieces that it applies to. */
      parts?: readonly PlannedPart[];
      reason?: string;
    }
  | { kind: 'INVOICE'; days: number }
  /** Pays the oldest unpaid invoice of its pieces. */
  | { kind: 'PAYMENT'; days: number }
  | { kind: 'CHANGE_DUE_DATE'; days: number; by: string; dueDays: number; reason: string };

/** A consignment of the demo. */
export type PlannedConsignment = {
  accountNumber: string;
  contact?: string;
  days: number;
  termDays?: number;
  note?: string;
  pieces: readonly PlannedPieces[];
  steps: readonly ConsignmentStep[];
};

/** Memo limits and terms of demo customers. */
export const MEMO_TERMS = [
  { accountNumber: 'LUNA-001', memoLimit: '12000', memoTermDays: null },
  { accountNumber: 'BELL-001', memoLimit: '9000', memoTermDays: 60 },
] as const;

const SALES = 'sales@aurifex.test';
const LUNA = { accountNumber: 'LUNA-001', contact: 'buyer@luna.test' };
const ORION = { accountNumber: 'ORIO-001', contact: 'buyer@orion.test' };
const BELLEROSE = { accountNumber: 'BELL-001', contact: 'acheteuse@bellerose.test' };
const LUNA_OFFICE = 'accounting@luna.test';

const rings = (quantity: number): PlannedPieces => ['RS-101', quantity, '640.00', 6.5];
const bands = (quantity: number): PlannedPieces => ['BD-101', quantity, '385.00', 10];
const chains = (quantity: number): PlannedPieces => ['CH-102', quantity, '95.00', null];
const studs = (quantity: number): PlannedPieces => ['ES-101', quantity, '180.00', null];

/**
 * Two years of consignments: packed, sent, overdue, sold, to be returned, lost, billed and closed. One mistaken report
 * is undone.
 */
export const CONSIGNMENTS: readonly PlannedConsignment[] = [
  {
    ...LUNA,
    days: 640,
    note: 'For the window of the autumn fair.',
    pieces: [studs(4)],
    steps: [
      step('SEND', 638, SALES),
      step('REPORT_SOLD', 615, LUNA_OFFICE, [[1, 3]]),
      step('REQUEST_RETURN', 612, SALES, [[1, 1]], 'By phone'),
      { kind: 'INVOICE', days: 610 },
      step('RECEIVE_RETURN', 605, SALES),
      { kind: 'PAYMENT', days: 590 },
    ],
  },
  {
    ...ORION,
    days: 480,
    pieces: [chains(10)],
    steps: [
      step('SEND', 478, SALES),
      step('REPORT_SOLD', 450, SALES, [[1, 6]], 'Weekly list of the stores'),
      { kind: 'INVOICE', days: 446 },
      step('REPORT_LOST', 440, SALES, [[1, 1]], 'Not found at the count'),
      { kind: 'INVOICE', days: 438 },
      step('REQUEST_RETURN', 436, SALES, [[1, 3]]),
      step('RECEIVE_RETURN', 430, SALES),
      { kind: 'PAYMENT', days: 420 },
      { kind: 'PAYMENT', days: 415 },
    ],
  },
  {
    accountNumber: 'TWIN-001',
    days: 300,
    pieces: [rings(2)],
    steps: [
      step('SEND', 298, SALES),
      step('REQUEST_RETURN', 270, SALES, [[1, 2]], 'The client chose another stone'),
      step('RECEIVE_RETURN', 265, SALES),
    ],
  },
  {
    ...BELLEROSE,
    days: 210,
    note: 'Pour la vitrine de printemps.',
    pieces: [rings(2), studs(3)],
    steps: [
      step('SEND', 208, SALES),
      step('REPORT_SOLD', 170, SALES, [
        [1, 2],
        [2, 3],
      ]),
      { kind: 'INVOICE', days: 168 },
      { kind: 'PAYMENT', days: 145 },
    ],
  },
  // Not followed up for a long time.
  { accountNumber: 'LUNA-002', days: 120, pieces: [bands(2)], steps: [step('SEND', 118, SALES)] },
  {
    ...LUNA,
    days: 75,
    termDays: 90,
    note: 'Please keep the rings in the safe overnight.',
    pieces: [rings(5), studs(2)],
    steps: [
      step('SEND', 74, SALES),
      step(
        'REPORT_SOLD',
        21,
        LUNA_OFFICE,
        [
          [1, 1],
          [2, 1],
        ],
        'Sold on Saturday',
      ),
      step('TAKE_BACK', 20, LUNA_OFFICE, [[2, 1]], 'The studs were only reserved'),
      step('REQUEST_RETURN', 6, SALES, [[1, 1]], 'Nobody asks for it'),
    ],
  },
  {
    ...ORION,
    days: 50,
    pieces: [chains(8)],
    steps: [
      step('SEND', 48, SALES),
      {
        kind: 'CHANGE_DUE_DATE',
        days: 21,
        by: SALES,
        dueDays: 9,
        reason: 'Ten days more: the new store opens.',
      },
    ],
  },
  {
    accountNumber: 'EVER-001',
    days: 40,
    termDays: 60,
    pieces: [chains(4)],
    steps: [step('SEND', 39, SALES), step('REPORT_LOST', 4, SALES, [[1, 1]], 'Lost in the post')],
  },
  { ...BELLEROSE, days: 58, pieces: [bands(3)], steps: [step('SEND', 55, SALES)] },
  {
    accountNumber: 'KEYS-001',
    days: 16,
    pieces: [bands(4)],
    steps: [step('SEND', 14, SALES), step('REPORT_SOLD', 6, SALES, [[1, 2]]), { kind: 'INVOICE', days: 5 }],
  },
  {
    ...ORION,
    days: 3,
    pieces: [rings(2), studs(6)],
    steps: [step('UNPACK', 2, SALES, [[1, 1]], 'One ring needs its prongs tightened')],
  },
  {
    ...LUNA,
    days: 6,
    note: 'Two of the four bands follow next week.',
    pieces: [bands(4), chains(3)],
    steps: [
      step('SEND', 5, SALES, [
        [1, 2],
        [2, 3],
      ]),
    ],
  },
  { ...LUNA, days: 1, pieces: [studs(2)], steps: [] },
];

function step(
  kind: PieceStep,
  days: number,
  by: string,
  parts?: readonly PlannedPart[],
  reason?: string,
): ConsignmentStep {
  return { kind, days, by, ...(parts ? { parts } : {}), ...(reason ? { reason } : {}) };
}
