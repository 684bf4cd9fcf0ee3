import { fc } from '../../../test/fast-check.ts';
import type { AttributeChoice, Configuration } from '../configuration/configuration.ts';
import { usRingSizes } from '../rules/ring-size.ts';
import type { SheetFacts } from './sheet-facts.ts';

type ApiPiece = SheetFacts['pieces'][number];
type Offered = ApiPiece['attributes'][number];

/** Random orders of the first piece of a sheet: valid choices, separate parts, and some invalid choices. */
export function orderOf(sheet: SheetFacts): fc.Arbitrary<{ configuration: Configuration; quantity: number }> {
  const [main] = sheet.pieces;
  if (!main) throw new Error('A sheet has a piece.');
  const parts = sheet.pieces.filter(({ databaseId }) =>
    main.subItems.some(({ childId }) => childId === databaseId),
  );
  return fc.record({
    quantity: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(1, 999, 1000)),
    configuration: fc
      .record({
        own: partOf(main),
        subItems: fc.tuple(...parts.map((part) => maybe(partOf(part)))),
        ownMetal: main.acceptsOwnMetal ? fc.boolean() : fc.constant(false),
        priorityId: maybe(fc.constantFrom(...sheet.priorities.map(({ databaseId }) => databaseId))),
      })
      .map(({ own, subItems, ...rest }) => ({
        ...own,
        ...rest,
        subItems: subItems.filter((part) => part !== null),
      })),
  });
}

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 3 });

function partOf(piece: ApiPiece) {
  const sizes =
    piece.minSize === null || piece.maxSize === null
      ? []
      : usRingSizes(Number(piece.minSize), Number(piece.maxSize)).map(String);
  return fc.record({
    itemTypeId: fc.constant(piece.databaseId),
    alloyId: maybe(fc.constantFrom(...piece.alloys.map(({ databaseId }) => databaseId))),
    size: sizes.length === 0 ? fc.constant(null) : maybe(fc.constantFrom(...sizes)),
    attributes: fc
      .tuple(...piece.attributes.map(choiceOf))
      .map((choices) => choices.filter((choice) => choice !== null)),
  });
}

function choiceOf(offered: Offered): fc.Arbitrary<AttributeChoice | null> {
  const { databaseId: attributeId, kind, options } = offered;
  if (kind === 'SELECT' && options.length > 0)
    return mostly(
      fc.constantFrom(...options.map((option) => ({ attributeId, optionId: option.databaseId }))),
    );
  if (kind === 'TEXT')
    return mostly(fc.string({ maxLength: offered.maxLength ?? 40 }).map((text) => ({ attributeId, text })));
  if (kind === 'NUMBER') return mostly(numberOf(offered).map((text) => ({ attributeId, text })));
  return fc.constant(null);
}

const mostly = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 8 });

/** Numbers in the steps of an attribute, sometimes one beyond its limit. */
function numberOf({ minNumber, maxNumber, numberStep }: Offered): fc.Arbitrary<string> {
  const [least, greatest, step] = [minNumber ?? '1', maxNumber ?? '60', numberStep ?? '1'].map(Number);
  const [from = 1, to = 60, by = 1] = [least, greatest, step];
  return fc
    .integer({ min: 0, max: Math.floor((to - from) / by) + 1 })
    .map((steps) => String(Math.round((from + steps * by) * 1_000) / 1_000));
}
