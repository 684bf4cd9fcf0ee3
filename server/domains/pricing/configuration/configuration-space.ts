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
 * Every combination of choices that a piece offers beside metal, size and numbers; of options that change the same, the
 * first stands for all.
 */
export function* offeredChoices(piece: Piece): Generator<AttributeChoice[]> {
  yield* combinations(piece.attributes.map(choicesOf));
}

/** Combinations of the least and greatest numbers that weigh: a price between them is between theirs. */
export function* offeredNumbers(piece: Piece): Generator<AttributeChoice[]> {
  yield* combinations(piece.attributes.map(extremesOf));
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
function choicesOf(offered: PieceAttribute): (AttributeChoice | null)[] {
  const attributeId = offered.id;
  switch (offered.kind) {
    case 'TEXT':
      return [...(offered.required ? [] : [null]), { attributeId, text: SAMPLE_TEXT }];
    case 'SELECT': {
      const mayBeAbsent = !offered.required && offered.defaultOptionId === null;
      const effects = new Map(offered.options.toReversed().map((option) => [effectOf(option), option.id]));
      const choices = [...effects.values()].map((optionId) => ({ attributeId, optionId }));
      return mayBeAbsent || choices.length === 0 ? [null, ...choices] : choices;
    }
    default:
      return [null];
  }
}

/** What choosing an option changes: equal texts cost the same. */
function effectOf({ stoneQuality, stoneGem, stoneShape, centreCarat, treatment }: PieceOption): string {
  return JSON.stringify([stoneQuality, stoneGem, stoneShape, centreCarat, treatment?.id ?? null]);
}

/** The choices of a NUMBER that bound its prices; null: nothing is chosen, and the default stands where there is one. */
function extremesOf(offered: PieceAttribute): (AttributeChoice | null)[] {
  if (offered.kind !== 'NUMBER') return [null];
  const { id: attributeId, required, minNumber, maxNumber, defaultNumber } = offered;
  const ends = [minNumber, maxNumber].flatMap((text) => (text === null ? [] : [{ attributeId, text }]));
  return required && defaultNumber === null && ends.length > 0 ? ends : [null, ...ends];
}
