import { usRingSizes } from '../rules/ring-size.ts';
import type { Piece, PieceAttribute, PieceOption } from '../sources/piece.ts';
import type { AttributeChoice } from './configuration.ts';
import { toSize } from './resolve-configuration.ts';

/** Placeholder for an inscription, whose length does not change the price. */
export const SAMPLE_TEXT = '–';

/** Ring sizes that can be ordered; null: no size, so the reference size is used if there is one. */
export function offeredSizes(piece: Piece): (string | null)[] {
  const [smallest, largest] = [toSize(piece.minSize), toSize(piece.maxSize)];
  if (smallest === null || largest === null) return [null];
  const sizes = usRingSizes(smallest, largest).map(String);
  return piece.attributes.some(({ kind, required }) => kind === 'SIZE' && required)
    ? sizes
    : [null, ...sizes];
}

/**
 * All combinations of choices except metal, size and numbers. Of options with the same effect, only the first is
 * included.
 */
export function* offeredChoices(piece: Piece): Generator<AttributeChoice[]> {
  yield* combinations(piece.attributes.map(choicesOf));
}

/**
 * All combinations of the minimum and maximum of the numbers that change the weight. Prices of other numbers are
 * between them.
 */
export function* offeredNumbers(piece: Piece): Generator<AttributeChoice[]> {
  yield* combinations(piece.attributes.map(extremesOf));
}

/** Yields combinations one by one, so that only one is in memory. */
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

/** Choices of one attribute that may differ in price; null: no choice. */
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

/** The effect of an option on the price. Options with the same text cost the same. */
function effectOf({ stoneQuality, stoneGem, stoneShape, centreCarat, treatment }: PieceOption): string {
  return JSON.stringify([stoneQuality, stoneGem, stoneShape, centreCarat, treatment?.id ?? null]);
}

/** The minimum and maximum of a NUMBER; null: no choice, so the default applies if there is one. */
function extremesOf(offered: PieceAttribute): (AttributeChoice | null)[] {
  if (offered.kind !== 'NUMBER') return [null];
  const { id: attributeId, required, minNumber, maxNumber, defaultNumber } = offered;
  const ends = [minNumber, maxNumber].flatMap((text) => (text === null ? [] : [{ attributeId, text }]));
  return required && defaultNumber === null && ends.length > 0 ? ends : [null, ...ends];
}
