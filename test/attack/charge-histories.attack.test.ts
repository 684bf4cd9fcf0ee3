import { expect, test } from '@jest/globals';
import { isDeep } from '../../server/test/depth.ts';
import { fc } from '../../server/test/fast-check.ts';
import { CARDS, type ChargeAct, chargedShop } from './charged-shop.ts';

const GATEWAYS = ['SQUARE', 'NMI', 'PAYPAL'] as const;
const shops = {
  SQUARE: await chargedShop('SQUARE'),
  NMI: await chargedShop('NMI'),
  PAYPAL: await chargedShop('PAYPAL'),
};

/** Late responses of a bank are the hardest case. */
const LATE = ['capture-late', 'capture-late-declined', 'capture-lost'] as const;
const payment = fc.record({
  kind: fc.constant('PAY' as const),
  card: fc.oneof(fc.constantFrom(...LATE), fc.constantFrom(...CARDS)),
});
const which = fc.nat({ max: 1 });
const act: fc.Arbitrary<ChargeAct> = fc.oneof(
  { weight: 2, arbitrary: payment },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('REVERSE' as const, 'REFUND' as const, 'APPLY' as const),
      which,
      percent: fc.constantFrom(10, 50, 100),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('SETTLE' as const, 'PASS_ON' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('TOLD' as const),
      which,
      event: fc.constantFrom('CAPTURED' as const, 'REFUNDED' as const, 'CHARGEBACK' as const),
      money: fc.constantFrom(
        ['1000', 'JPY'] as const,
        ['999999.00', 'USD'] as const,
        ['0.50', 'CAD'] as const,
      ),
    }),
  },
);
const histories = fc
  .tuple(payment, fc.array(act, { minLength: 2, maxLength: 6 }))
  .map(([first, others]): ChargeAct[] => [first, ...others]);

test.each(GATEWAYS)(
  'no history of charges, staff and a bank behind %s that is late, silent or lies parts the ledger, the books and the bank',
  async (gateway) => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const { run, brokenInvariants, end } = shops[gateway].begin();
        for (const [at, each] of history.entries()) {
          await run(each);
          expect([at, each, await brokenInvariants()]).toEqual([at, each, []]);
        }
        expect(await end()).toEqual([]);
      }),
      { numRuns: isDeep ? 60 : 4 },
    );
  },
  900_000,
);
