import { expect, test } from '@jest/globals';
import { decimal, ZERO } from '../../../lib/money.ts';
import {
  type ChargedStep,
  chargesOfStep,
  jobTotal,
  pendingApprovals,
  remakeCharge,
  totalIfApproved,
} from './order-charges.ts';

const CAD = { id: 7, price: '60.00', serviceType: { nameEn: 'CAD', nameFr: 'CAO' } };
const STEP: ChargedStep = {
  from: 'AWAITING_APPROVAL',
  to: 'APPROVED',
  total: decimal('6453'),
  fee: null,
  approved: [],
  cancellation: null,
  settlement: null,
  settled: [],
};

const rowsOf = (changes: Partial<ChargedStep>) =>
  chargesOfStep({ ...STEP, ...changes }).map(({ kind, amount, serviceId, reversesId }) => [
    kind,
    amount.toFixed(2),
    serviceId ?? reversesId,
  ]);

test.each<[string, Partial<ChargedStep>, unknown[]]>([
  ['an approved service', { approved: [CAD] }, [['SERVICE', '60.00', 7]]],
  [
    'an approved service of an order that stays',
    { to: 'AWAITING_APPROVAL', approved: [CAD] },
    [['SERVICE', '60.00', 7]],
  ],
  ['a service that is included', { approved: [{ ...CAD, price: null }] }, []],
  ['a service at nothing', { approved: [{ ...CAD, price: '0.00' }] }, []],
  ['a declined service', { to: 'DECLINED' }, []],
  ['a job that is not delivered', { to: 'CANCELLED', isUndelivered: true }, [['SHORT', '-6453.00', null]]],
  ['a cancellation', { to: 'CANCELLED' }, [['CANCELLATION', '-6453.00', null]]],
  [
    'a cancellation in production',
    { to: 'CANCELLED', fee: decimal('85') },
    [
      ['CANCELLATION', '-6453.00', null],
      ['CANCELLATION_FEE', '85.00', null],
    ],
  ],
  [
    'a cancellation without work to charge',
    { to: 'CANCELLED', fee: ZERO },
    [['CANCELLATION', '-6453.00', null]],
  ],
  [
    'a restored job',
    { from: 'CANCELLED', to: 'NEW', total: ZERO, cancellation: { id: 3, amount: '-6453.00' } },
    [['CANCELLATION', '6453.00', 3]],
  ],
  ['a cancelled job that was worth nothing', { from: 'CANCELLED', to: 'NEW', total: ZERO }, []],
  [
    'a job made anew',
    { from: 'QUALITY_CHECK', to: 'REMADE', remade: decimal('6453') },
    [['REMADE', '-6453.00', null]],
  ],
  ['any other step', { from: 'APPROVED', to: 'IN_PRODUCTION' }, []],
])('%s', (_what, changes, rows) => expect(rowsOf(changes)).toEqual(rows));

test('the total of a job is its line and charges; of a remade one, what it took over', () => {
  const job = { lineTotal: '100.00', chargesTotal: '60.00', remadeFromId: null };
  expect(jobTotal(job).toFixed(2)).toBe('160.00');
  expect(jobTotal({ ...job, remadeFromId: 4 }).toFixed(2)).toBe('60.00');
  expect(remakeCharge(decimal('160'), 'JO-10023-1')).toMatchObject({
    kind: 'REMAKE',
    nameEn: 'Replaces JO-10023-1',
    nameFr: 'Remplace JO-10023-1',
  });
});

test('what waits for approval counts by its type, or all of it', () => {
  const job = { lineTotal: '6453.00', chargesTotal: '0', remadeFromId: null };
  const services = [
    { id: 2, status: 'AWAITING_APPROVAL', price: '60.00', serviceType: { code: 'CAD' } },
    { id: 3, status: 'AWAITING_APPROVAL', price: '5.00', serviceType: { code: 'ENGRAVING' } },
    { id: 4, status: 'PROPOSED', price: '1.00', serviceType: { code: 'PLATING' } },
    { id: 1, status: 'DECLINED', price: '9.00', serviceType: { code: 'CAD' } },
    { id: 5, status: 'AWAITING_APPROVAL', price: null, serviceType: { code: 'SETTING' } },
  ];
  expect(totalIfApproved(job, services, 'CAD').toFixed(2)).toBe('6513.00');
  expect(totalIfApproved(job, services, null).toFixed(2)).toBe('6518.00');
  const pending = pendingApprovals(job, services).map((each) => [
    each.serviceType.code,
    each.totalIfApproved.toFixed(2),
  ]);
  expect(pending).toEqual([
    ['CAD', '6513.00'],
    ['ENGRAVING', '6458.00'],
    ['SETTING', '6453.00'],
  ]);
});

test.each([
  ['a weight that waits', 'AWAITING_APPROVAL', null, '730.59'],
  ['a weight that waits, in place of one that was approved', 'AWAITING_APPROVAL', 'APPROVED', '730.59'],
  ['what was approved before stays, whatever was declined since', 'DECLINED', 'APPROVED', '35.00'],
  ['a weight that was declined', 'DECLINED', 'DECLINED', '0.00'],
  ['a weight that was recalled', 'PROPOSED', 'DONE', '35.00'],
])('the total to approve includes the metal of %s', (_what, newest, before, metal) => {
  const job = { lineTotal: '2605.95', chargesTotal: '0', remadeFromId: null };
  const casting = { code: 'CASTING' };
  const services = [
    { id: 3, status: newest, price: null, settledLater: '730.59', serviceType: casting },
    ...(before ? [{ id: 1, status: before, price: null, settledLater: '35.00', serviceType: casting }] : []),
    { id: 4, status: 'AWAITING_APPROVAL', price: '1.00', serviceType: { code: 'CAD' } },
  ];
  expect(totalIfApproved(job, services, null).toFixed(2)).toBe(
    decimal(metal).plus(decimal('2606.95')).toFixed(2),
  );
  const decided = services.map((service) => ({ ...service, status: 'APPROVED' }));
  expect(totalIfApproved(job, decided, null).toFixed(2)).toBe('2605.95');
});
