import type { PlannedSalesOrder, Step } from './planned-sales-order.ts';
import { billed, collected, delivered, paid } from './sales-order-steps.ts';

const LUNA = { accountNumber: 'LUNA-001', by: 'buyer@luna.test' };
const APPROVER = { accountNumber: 'LUNA-001', by: 'approver@luna.test' };
const OUTLET = { accountNumber: 'LUNA-002', by: 'outlet-buyer@luna.test' };
const ORION = { accountNumber: 'ORIO-001', by: 'buyer@orion.test' };
const BELLEROSE = { accountNumber: 'BELL-001', by: 'acheteuse@bellerose.test' };
const TWIN = { accountNumber: 'TWIN-001', by: 'buyer@twin.test' };

const RING = ['RS-101', 1, '6.5'] as const;
const BANDS = ['BD-101', 2, '10'] as const;
const WIDE_BANDS = ['BD-102', 4, '9'] as const;
const CHAINS = ['CH-101', 6, null] as const;
const LONG_CHAINS = ['CH-102', 8, null] as const;
const STUDS = ['ES-101', 3, null] as const;

type Facts = Pick<PlannedSalesOrder, 'accountNumber' | 'by' | 'pieces'> & {
  /** Days since it was shipped. */
  left: number;
  poNumber: string;
  tracking: string;
};

/** An order that was delivered completely three weeks after it was placed, and billed then by default. */
function past({ left, tracking, ...facts }: Facts, ...steps: Step[]): PlannedSalesOrder {
  const lines = facts.pieces.map((_piece, index) => index + 1);
  return { ...facts, days: left + 21, steps: [...delivered(left, tracking, ...lines), ...steps] };
}

/** Orders of two years that were delivered, billed and mostly paid. */
export const PAST_SALES_ORDERS: readonly PlannedSalesOrder[] = [
  past(
    { ...LUNA, left: 706, poNumber: 'PO-6120', pieces: [RING, BANDS], tracking: '1Z 999 AA1 01 2341 0021' },
    billed(705),
    collected(676, '100', 'CHECK', '20418'),
  ),
  past(
    {
      ...ORION,
      left: 655,
      poNumber: 'ORN-2114',
      pieces: [WIDE_BANDS, LONG_CHAINS],
      tracking: '1Z 999 AA1 01 2341 0390',
    },
    billed(655),
    collected(620, '50', 'TRANSFER', 'W-70133'),
    collected(601, '100', 'TRANSFER', 'W-70418'),
  ),
  past(
    {
      ...BELLEROSE,
      left: 598,
      poNumber: 'BC-3310',
      pieces: [STUDS, CHAINS],
      tracking: '7310 2281 4402 0019',
    },
    billed(597),
    collected(566, '100', 'TRANSFER', 'VIR-11820'),
  ),
  // A cheque that bounced, and the payment that replaced it.
  past(
    { ...LUNA, left: 540, poNumber: 'PO-6388', pieces: [CHAINS, STUDS], tracking: '1Z 999 AA1 01 2342 1177' },
    billed(539),
    collected(512, '100', 'CHECK', '20633', {
      bounces: { afterDays: 4, reason: 'Returned for insufficient funds' },
    }),
    collected(498, '100', 'TRANSFER', 'W-71502'),
  ),
  past(
    { ...OUTLET, left: 471, poNumber: 'OUT-118', pieces: [BANDS], tracking: '1Z 999 AA1 01 2342 5530' },
    billed(470),
    collected(445, '100', 'CARD'),
  ),
  // Prepayment: the deposit is applied to the invoice.
  {
    ...TWIN,
    days: 451,
    poNumber: '1804',
    pieces: [RING],
    steps: [
      paid(450, '100', 'TRANSFER', 'W-72966'),
      ...delivered(430, '1Z 999 AA1 01 2342 9014', 1),
      billed(429, 'PAID'),
    ],
  },
  past(
    {
      ...ORION,
      left: 388,
      poNumber: 'ORN-2590',
      pieces: [LONG_CHAINS, BANDS],
      tracking: '1Z 999 AA1 01 2343 2206',
    },
    billed(388),
    collected(352, '60', 'TRANSFER', 'W-74011'),
    {
      kind: 'CLOSE',
      days: 240,
      action: 'WRITE_OFF',
      reason: 'Disputed since spring; settled at sixty per cent.',
    },
  ),
  // Billed for the wrong purchase order and corrected.
  past(
    { ...LUNA, left: 331, poNumber: 'PO-6902', pieces: [RING, STUDS], tracking: '1Z 999 AA1 01 2343 7781' },
    billed(331),
    { kind: 'CLOSE', days: 329, action: 'VOID', reason: 'The purchase order was changed after billing.' },
    billed(329),
    collected(300, '100', 'CHECK', '21190'),
  ),
  past(
    {
      ...BELLEROSE,
      left: 275,
      poNumber: 'BC-3871',
      pieces: [BANDS, CHAINS],
      tracking: '7310 2283 0071 0044',
    },
    billed(274),
    collected(245, '100', 'TRANSFER', 'VIR-15577', { beyond: '125.00' }),
  ),
  past(
    {
      ...APPROVER,
      left: 214,
      poNumber: 'PO-7190',
      pieces: [WIDE_BANDS],
      tracking: '1Z 999 AA1 01 2344 1345',
    },
    billed(213),
    collected(186, '100', 'CHECK', '21654'),
  ),
  past(
    {
      ...ORION,
      left: 167,
      poNumber: 'ORN-2981',
      pieces: [CHAINS, STUDS],
      tracking: '1Z 999 AA1 01 2344 6620',
    },
    billed(167),
    collected(130, '100', 'TRANSFER', 'W-81774'),
  ),
  // Overdue and partly paid.
  past(
    { ...LUNA, left: 96, poNumber: 'PO-7433', pieces: [RING, CHAINS], tracking: '1Z 999 AA1 01 2345 0008' },
    billed(95),
    collected(60, '40', 'CARD'),
  ),
  // Overdue and unpaid.
  past(
    { ...OUTLET, left: 71, poNumber: 'OUT-164', pieces: [STUDS], tracking: '1Z 999 AA1 01 2345 1290' },
    billed(70),
  ),
  // Due soon.
  past(
    {
      ...APPROVER,
      left: 27,
      poNumber: 'PO-7588',
      pieces: [BANDS, STUDS],
      tracking: '1Z 999 AA1 01 2345 5127',
    },
    billed(26),
  ),
];
