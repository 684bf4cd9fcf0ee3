import { usRingSizes } from '../rules/ring-size.ts';
import type { Piece, PieceAttribute, PieceOption } from '../sources/piece.ts';
import type { AttributeChoice } from './configuration.ts';
import { toSize } from './resolve-configuration.ts';

/** Text that stands in for an inscription: its length does not change the price. */
export const SAMPLE_TEXT = '–';

/** Ring sizes that may be ordered; null: none is named, the reference size stands in where there is one. */
export function offeredSizes(piece: Piece): (string | null)[] {
  const [smallest, largest] = [toSize(piece.minSize), toSize(piece.maxSize)];
  if (smallest === null || largest === null) return [null];
  const sizes = usRingSizes(smallest, largest).map(String);
  return piece.attributes.some(({ kind, required }) => kind === 'SIZE' && required)
    ? sizes
    : [null, ...sizes];
}

/**
 * Every combination of choices that a piece offers beside metal and size; of options that change the same in the piece
 * and its sub-items, the first stands for all.
 */
export function* offeredChoices(piece: Piece, subItems: readonly Piece[]): Generator<AttributeChoice[]> {
  yield* combinations(piece.attributes.map((offered) => choicesOf(offered, subItems)));
}

/** Combinations one by one: only one is in memory at a time. */
function* combinations(
  attributes: readonly (AttributeChoice | null)[][],
  chosen: AttributeChoice[] = [],
): Generator<AttributeChoice[]> {
  const [choices, ...rest] = attributes;
  if (choices === undefined) {
    yield chosen;
    return;
  }
  for (const choice of choices) yield* combinations(rest, choice === null ? chosen : [...chosen, choice]);
}

/** Choices of one attribute that may differ in price; null: nothing is chosen. */
function choicesOf(offered: PieceAttribute, subItems: readonly Piece[]): (AttributeChoice | null)[] {
  const attributeId = offered.id;
  switch (offered.kind) {
    case 'TEXT':
      return [...(offered.required ? [] : [null]), { attributeId, text: SAMPLE_TEXT }];
    case 'SELECT': {
      const mayBeAbsent = !offered.required && offered.defaultOptionId === null;
      const effects = new Map(
        offered.options.toReversed().map((option) => [effectOf(offered, option, subItems), option.id]),
      );
      const choices = [...effects.values()].map((optionId) => ({ attributeId, optionId }));
      return mayBeAbsent || choices.length === 0 ? [null, ...choices] : choices;
    }
    default:
      return [null];
  }
}

/** What choosing an option changes: equal texts cost the same. */
function effectOf(offered: PieceAttribute, option: PieceOption, subItems: readonly Piece[]): string {
  const followers = subItems.map(({ attributes }) =>
    attributes.some(({ id, options }) => id === offered.id && options.some((each) => each.id === option.id)),
  );
  const { stoneQuality, stoneGem, centreCarat, treatment } = option;
  return JSON.stringify([stoneQuality, stoneGem, centreCarat, treatment?.id ?? null, followers]);
}
