import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { chosenLines } from './chosen-lines.ts';
import { discountOfLines, isAboveFloor, isWithinLimit, type MarginLine, marginOfLines } from './margin.ts';

const amount = fc.option(
  fc.integer({ min: 1, max: 400 }).map((value) => decimal(String(value))),
  { freq: 9 },
);
const offer: fc.Arbitrary<MarginLine[]> = fc
  .array(
    fc.record({
      unitPrice: amount,
      calculatedPrice: amount,
      cost: amount,
      quantity: fc.integer({ min: 1, max: 3 }),
      isOptional: fc.boolean(),
      alternativeGroup: fc.constantFrom(null, 'A', 'B'),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((lines) => lines.map((line, index) => ({ ...line, lineKey: index + 1 })));
const share = fc.integer({ min: 0, max: 60 }).map((percent) => decimal(String(percent)));

/** Every choice that a customer may make of an offer. */
function choicesOf(lines: readonly MarginLine[]): MarginLine[][] {
  const sets = Array.from({ length: 2 ** lines.length }, (_none, bits) =>
    lines.filter((_line, index) => Math.floor(bits / 2 ** index) % 2 === 1).map(({ lineKey }) => lineKey),
  );
  return sets.flatMap((chosen) => {
    const choice = chosenLines(lines, chosen);
    return choice.problems.length === 0 ? [choice.lines] : [];
  });
}

test('an offer keeps the floor if all choices of it do', () => {
  fc.assert(
    fc.property(offer, share, (lines, floor) => {
      const margins = choicesOf(lines).map(marginOfLines);
      const keeps = margins.every((margin) => margin === null || margin.greaterThanOrEqualTo(floor));
      expect(isAboveFloor(lines, floor)).toBe(keeps);
    }),
  );
});

test('an offer keeps the discount limit if all choices of it do', () => {
  fc.assert(
    fc.property(offer, share, (lines, limit) => {
      const discounts = choicesOf(lines).map(discountOfLines);
      const keeps = discounts.every((discount) => discount === null || discount.lessThanOrEqualTo(limit));
      expect(isWithinLimit(lines, limit)).toBe(keeps);
    }),
  );
});
