import { test } from '@jest/globals';
import { isDeep } from '../../../test/depth.ts';
import { fc } from '../../../test/fast-check.ts';
import { brokenLedgerLaws, ledgerHistories } from '../../../test/money/ledger-laws.ts';

test('no history of issuing, paying, crediting, refunding, reversing, voiding and writing off makes or loses a cent', () => {
  fc.assert(
    fc.property(ledgerHistories, (history) => {
      const broken = brokenLedgerLaws(history);
      if (broken.length > 0) throw new Error(broken.join('; '));
    }),
    { numRuns: isDeep ? 5_000 : 300 },
  );
});
