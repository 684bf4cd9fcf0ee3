import { fc } from '../server/test/fast-check.ts';
import { brokenLedgerInvariants, ledgerHistories } from '../server/test/money/ledger-invariants.ts';
import {
  brokenCartInvariants,
  brokenLineInvariants,
  pricedCarts,
  pricedLines,
} from '../server/test/money/money-invariants.ts';
import { brokenOrderInvariants, orderLives } from '../server/test/money/order-invariants.ts';

/**
 * Generates random configurations, carts, order histories and ledger histories (`npm run check:money -- 1000000`; a
 * million by default, a quarter of each) and checks the rules for money: rows sum to the unit price, lines are unit
 * price × quantity, totals follow their formula, no amount is negative or has fractions of a cent, nothing is charged
 * or discounted twice, and no history creates or loses a cent. Prints the number of samples. A counterexample is
 * reduced to the smallest, printed, and ends the script with an error.
 */
const wanted = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(wanted) || wanted < 4)
  throw new Error('The number of samples must be a whole number of at least 4.');

const quarter = Math.floor(wanted / 4);
const seed = Date.now() % 2 ** 31;
const begun = performance.now();
check('configurations', pricedLines, brokenLineInvariants, quarter);
check('carts', pricedCarts, brokenCartInvariants, quarter);
check('order histories', orderLives, brokenOrderInvariants, quarter);
check('ledger histories', ledgerHistories, brokenLedgerInvariants, wanted - 3 * quarter);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
process.stdout.write(`${wanted} samples in ${seconds} s, seed ${seed}: no rule for money is broken.\n`);

function check<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  broken: (value: Value) => string[],
  numRuns: number,
): void {
  fc.assert(
    fc.property(values, (value) => {
      const invariants = broken(value);
      if (invariants.length > 0) throw new Error(invariants.join('; '));
    }),
    { numRuns, seed },
  );
  process.stdout.write(`${numRuns} ${name}\n`);
}
