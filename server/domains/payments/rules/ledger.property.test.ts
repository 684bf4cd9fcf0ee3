import { test } from '@jest/globals';
import { isDeep } from '../../../test/depth.ts';
import { fc } from '../../../test/fast-check.ts';
import { brokenLedgerInvariants, ledgerHistories } from '../../../test/money/ledger-invariants.ts';

test('no history of issuing, paying, crediting, refunding, reversing, voiding and writing off makes or loses a cent', () => {
  fc.assert(
    fc.property(ledgerHistories, (history) => {
      const broken = brokenLedgerInvariants(history);
      if (broken.length > 0) throw new Error(broken.join('; '));
    }),
    { numRuns: isDeep ? 5_000 : 300 },
  );
});
