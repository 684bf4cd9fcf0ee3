import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { CHARGE_STATES } from '../../paying/rules/charge-step.ts';
import {
  compareBooks,
  type Difference,
  fingerprintOf,
  type OurCharge,
  type OurState,
  type TheirState,
  type TheirTransaction,
} from './compare-books.ts';

const AT = new Date('2026-11-10T12:00:00Z');
const TIME = {
  from: new Date('2026-11-10T00:00:00Z'),
  until: new Date('2026-11-10T23:59:59Z'),
  settledBefore: new Date('2026-11-11T00:00:00Z'),
};
const usd = (amount: string, currency = 'USD') => ({ amount: decimal(amount), currency });

function ours(facts: Partial<OurCharge> = {}): OurCharge {
  return {
    id: 7,
    key: 'ax-1',
    reference: 'T1',
    state: 'CAPTURED',
    money: usd('12.30'),
    refunded: decimal('0'),
    at: AT,
    changedAt: facts.at ?? AT,
    ...facts,
  };
}

function theirs(facts: Partial<TheirTransaction> = {}): TheirTransaction {
  return {
    reference: 'T1',
    key: 'ax-1',
    state: 'CAPTURED',
    money: usd('12.30'),
    refunded: decimal('0'),
    at: AT,
    ...facts,
  };
}

const kinds = (mine: OurCharge[], its: TheirTransaction[], time = TIME) =>
  compareBooks(mine, its, time).map(({ kind }) => kind);

test.each<[string, OurCharge[], TheirTransaction[], string[]]>([
  ['both say the same', [ours()], [theirs()], []],
  ['nothing happened', [], [], []],
  ['we never learned its reference', [ours({ reference: null })], [theirs()], []],
  ['the gateway lost our key', [ours()], [theirs({ key: null })], []],
  ['a page of the gateway came twice', [ours()], [theirs(), theirs()], []],
  ['amounts differ in digits alone', [ours({ money: usd('12.3') })], [theirs({ money: usd('12.30') })], []],
  ['only we know of money', [ours()], [], ['MISSING_THERE']],
  ['only the gateway took money', [], [theirs()], ['MISSING_HERE']],
  ['only the gateway holds money', [], [theirs({ state: 'AUTHORIZED' })], ['MISSING_HERE']],
  ['only the gateway knows of a no', [], [theirs({ state: 'DECLINED' })], []],
  ['only the gateway let money go', [], [theirs({ state: 'RELEASED' })], []],
  ['the amount differs', [ours()], [theirs({ money: usd('13.20') })], ['AMOUNT_DIFFERS']],
  ['the currency differs', [ours()], [theirs({ money: usd('12.30', 'CAD') })], ['CURRENCY_DIFFERS']],
  ['both differ: one thing to look at', [ours()], [theirs({ money: usd('9', 'CAD') })], ['CURRENCY_DIFFERS']],
  ['it gave more back', [ours()], [theirs({ refunded: decimal('2.00') })], ['REFUND_DIFFERS']],
  ['we gave more back', [ours({ refunded: decimal('2') })], [theirs()], ['REFUND_DIFFERS']],
  [
    'all went back on both sides',
    [ours({ refunded: decimal('12.30') })],
    [theirs({ state: 'REFUNDED', refunded: decimal('12.30') })],
    [],
  ],
  ['a charge twice', [ours()], [theirs(), theirs({ reference: 'T2' })], ['DUPLICATE']],
  ['what was taken was taken back here', [ours({ state: 'REVERSED' })], [theirs()], ['STATUS_DIFFERS']],
  [
    'what was taken back here went back there as well',
    [ours({ state: 'REVERSED' })],
    [theirs({ state: 'REFUNDED', refunded: decimal('12.30') })],
    [],
  ],
  [
    'what a bank took after its no went back',
    [ours({ state: 'UNDONE' })],
    [theirs({ state: 'REFUNDED', refunded: decimal('12.30') })],
    [],
  ],
  [
    'a further try that was declined',
    [ours()],
    [theirs({ reference: 'T0', state: 'DECLINED' }), theirs()],
    [],
  ],
  [
    'a charge twice that we know no reference of: the money that was taken is meant',
    [ours({ reference: null })],
    [theirs({ reference: 'T0', state: 'AUTHORIZED' }), theirs({ reference: 'T2' })],
    ['DUPLICATE'],
  ],
  [
    'another charge under our key, and ours nowhere',
    [ours({ reference: 'T9' })],
    [theirs({ money: usd('1.00') })],
    ['AMOUNT_DIFFERS'],
  ],
])('%s', (_what, mine, its, expected) => {
  expect(kinds(mine, its)).toEqual(expected);
});

/** The states that the gateway may report for each state of a charge; `-` for none. */
const AGREED: Readonly<Record<OurState, string>> = {
  STARTED: 'AUTHORIZED RELEASED DECLINED -',
  AUTHORIZED: 'AUTHORIZED RELEASED DECLINED -',
  RELEASING: 'AUTHORIZED RELEASED DECLINED -',
  RECORDED: 'CAPTURED',
  CAPTURED: 'CAPTURED',
  DECLINED: 'RELEASED DECLINED -',
  RELEASED: 'RELEASED DECLINED -',
  UNDOING: 'AUTHORIZED RELEASED DECLINED -',
  UNDONE: 'RELEASED DECLINED -',
  REVERSED: 'RELEASED DECLINED -',
};
const OUR_STATES: readonly OurState[] = [...CHARGE_STATES, 'REVERSED'];
const THEIR_STATES: readonly (TheirState | '-')[] = ['AUTHORIZED', 'CAPTURED', 'RELEASED', 'DECLINED', '-'];

test.each(OUR_STATES.flatMap((state) => THEIR_STATES.map((its) => [state, its] as const)))(
  'a charge that is %s here and %s there',
  (state, its) => {
    const there = its === '-' ? [] : [theirs({ state: its })];
    const agrees = AGREED[state].split(' ').includes(its);
    const kind = its === '-' ? 'MISSING_THERE' : 'STATUS_DIFFERS';
    expect(kinds([ours({ state })], there)).toEqual(agrees ? [] : [kind]);
  },
);

test('finds events outside the compared days without reporting them', () => {
  const before = new Date('2026-11-09T23:59:59Z');
  const after = new Date('2026-11-11T00:00:00Z');
  expect(kinds([ours({ at: before })], [])).toEqual([]);
  expect(kinds([ours({ at: after })], [])).toEqual([]);
  expect(kinds([], [theirs({ at: after })])).toEqual([]);
  expect(kinds([ours()], [theirs({ at: after })])).toEqual([]);
  expect(kinds([ours({ at: TIME.from })], [])).toEqual(['MISSING_THERE']);
  expect(kinds([ours({ at: TIME.until })], [])).toEqual(['MISSING_THERE']);
});

test('does not report transactions in progress', () => {
  const time = { ...TIME, settledBefore: AT };
  expect(kinds([ours()], [], time)).toEqual([]);
  expect(kinds([], [theirs()], time)).toEqual([]);
  // A very recent refund.
  const refunded = decimal('2');
  expect(kinds([ours({ at: TIME.from, changedAt: AT, refunded })], [theirs()], time)).toEqual([]);
});

test('a difference has the values of both sides, oldest first', () => {
  const later = new Date('2026-11-10T15:00:00Z');
  const found = compareBooks(
    [ours({ refunded: decimal('2') })],
    [theirs({ reference: 'X', key: null, at: later, money: usd('5') }), theirs()],
    TIME,
  );
  expect(found).toEqual([
    {
      kind: 'REFUND_DIFFERS',
      at: AT,
      chargeId: 7,
      reference: 'T1',
      ours: { state: 'CAPTURED', ...usd('2') },
      theirs: { state: 'CAPTURED', ...usd('0') },
    },
    {
      kind: 'MISSING_HERE',
      at: later,
      chargeId: null,
      reference: 'X',
      ours: null,
      theirs: { state: 'CAPTURED', ...usd('5') },
    },
  ]);
});

test('the same difference has the same fingerprint, and any other one another', () => {
  const base: Difference = {
    kind: 'AMOUNT_DIFFERS',
    at: AT,
    chargeId: 7,
    reference: 'T1',
    ours: { state: 'CAPTURED', ...usd('12.3') },
    theirs: { state: 'CAPTURED', ...usd('13.2') },
  };
  const same = { ...base, at: TIME.from, ours: { state: 'CAPTURED' as const, ...usd('12.30') } };
  expect(fingerprintOf('NMI', same)).toBe(fingerprintOf('NMI', base));
  const others: [string, Difference][] = [
    ['SQUARE', base],
    ['NMI', { ...base, kind: 'DUPLICATE' }],
    ['NMI', { ...base, chargeId: 8 }],
    ['NMI', { ...base, reference: null }],
    ['NMI', { ...base, ours: null }],
    ['NMI', { ...base, theirs: { state: 'REFUNDED', ...usd('13.2') } }],
    ['NMI', { ...base, theirs: { state: 'CAPTURED', ...usd('13.21') } }],
    ['NMI', { ...base, theirs: { state: 'CAPTURED', ...usd('13.2', 'CAD') } }],
  ];
  const all = [base, ...others.map(([, each]) => each)];
  const prints = all.map((each, at) => fingerprintOf(others[at - 1]?.[0] ?? 'NMI', each));
  expect(new Set(prints).size).toBe(all.length);
});
