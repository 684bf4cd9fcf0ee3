import { type InputIssue, InvalidInputError } from '../../../errors/errors.ts';
import { signsWithout } from '../../../lib/fonts/signs.ts';
import { Decimal, type DecimalInput, decimal } from '../../../lib/money.ts';
import { withoutInvisible } from '../../../lib/plain-text.ts';
import { lookOfOption } from '../../media/rules/picture-look.ts';
import { countingAttributes } from '../rules/dependent-attributes.ts';
import { letteringSigns, STANDARD_LETTERING_SIGNS } from '../rules/engravable.ts';
import { missingAttributes } from '../rules/missing-attributes.ts';
import { weightShare } from '../rules/number-attribute.ts';
import { isUsRingSize, type UsRingSize } from '../rules/ring-size.ts';
import type { Piece, PieceAlloy, PieceAttribute, PieceOption } from '../sources/piece.ts';
import { attributeChoices } from './attribute-choices.ts';
import type { AttributeChoice, Configuration, PartConfiguration, ResolvedChoice } from './configuration.ts';

/**
 * A chosen option with the options of its attribute. A text brings the first option of its attribute, such as the
 * treatment of an engraving.
 */
export type ChosenOption = { option: PieceOption; among: readonly PieceOption[] };

/** A configuration validated against its piece, with defaults. */
export type ResolvedConfiguration = {
  alloy: PieceAlloy;
  size: UsRingSize | null;
  choices: ResolvedChoice[];
  options: ChosenOption[];
  /** Factor on the weight of the reference piece, from the chosen numbers. */
  weightFactor: Decimal;
  /** The customer supplies the metal. */
  ownMetal: boolean;
  /** Ids of required attributes that have neither a choice nor a default. */
  missing: number[];
};

/**
 * Validates a configuration and applies the defaults.
 * @throws InvalidInputError with `configuration.…` paths
 */
export function resolveConfiguration(
  piece: Piece,
  configuration: PartConfiguration & Pick<Configuration, 'ownMetal'>,
  path = 'configuration',
): ResolvedConfiguration {
  const issues: InputIssue[] = [];
  const alloy = chosenAlloy(piece, configuration.alloyId ?? null);
  if (!alloy) {
    const message = 'This piece is not made in that alloy.';
    issues.push({ path: `${path}.alloyId`, code: 'NOT_OFFERED', message });
  }
  const ownMetal = configuration.ownMetal ?? false;
  if (ownMetal && !piece.acceptsOwnMetal) {
    const message = 'This piece is not made of metal that the customer brings.';
    issues.push({ path: `${path}.ownMetal`, code: 'NOT_OFFERED', message });
  }
  const given = attributeChoices(piece, configuration.attributes ?? [], path);
  issues.push(...given.issues);
  const size = chosenSize(piece, configuration.size ?? given.size?.value ?? null);
  const ownSizePath = `${path}.size`;
  const sizePath = configuration.size == null ? (given.size?.path ?? ownSizePath) : ownSizePath;
  if (typeof size === 'string') issues.push({ path: sizePath, code: size, message: sizeMessage(piece) });
  if (!alloy || typeof size === 'string' || issues.length > 0) throw new InvalidInputError(issues);

  const chosenOf = new Map(piece.attributes.map((each) => [each.id, chosenFor(each, given.choices)]));
  const isChosen = ({ id, kind }: PieceAttribute) =>
    kind === 'SIZE' ? size !== null : (chosenOf.get(id) ?? null) !== null;
  const counting = countingAttributes(piece.attributes, isChosen);
  const chosen = counting.map(({ id }) => chosenOf.get(id) ?? null);
  refuseStrangeSigns(counting, chosen, { attributes: configuration.attributes ?? [], path });
  const missing = missingAttributes(
    counting.map((offered, index) => ({
      attributeId: offered.id,
      required: offered.required,
      hasDefault: false,
      chosen: offered.kind === 'SIZE' ? size : (chosen[index]?.choice.valueEn ?? null),
    })),
  );
  return {
    alloy,
    size: size ?? (needsSizeChoice(piece) ? null : toSize(piece.refSize)),
    choices: chosen.flatMap((each) => (each ? [each.choice] : [])),
    options: chosen.flatMap((each) => each?.chosen ?? []),
    weightFactor: counting.reduce(
      (factor, offered, index) =>
        factor.mul(weightShare(offered.weighedNumber, chosen[index]?.choice.text ?? null)),
      new Decimal(1),
    ),
    ownMetal,
    missing,
  };
}

/**
 * Refuses texts for engraving with characters that the chosen lettering lacks.
 * @throws InvalidInputError
 */
function refuseStrangeSigns(
  counting: readonly PieceAttribute[],
  chosen: readonly (ReturnType<typeof chosenFor> | null)[],
  { attributes, path }: { attributes: readonly AttributeChoice[]; path: string },
): void {
  const issues = counting.flatMap((offered, index): InputIssue[] => {
    const text = offered.kind === 'TEXT' ? (chosen[index]?.choice.text ?? '') : '';
    if (text === '' || !offered.options.some(({ treatment }) => treatment)) return [];
    const dependent = chosen.filter((_each, other) => counting[other]?.dependsOnId === offered.id);
    const codes = dependent.flatMap((each) => each?.chosen?.option.code ?? []);
    const lettering = codes.map(letteringSigns).find((signs) => signs !== null);
    const strange = signsWithout(text, lettering ?? STANDARD_LETTERING_SIGNS);
    const place = attributes.findIndex(({ attributeId }) => attributeId === offered.id);
    const message = `The lettering does not have ${strange.join(' ')}.`;
    return strange.length === 0
      ? []
      : [{ path: `${path}.attributes.${place}.text`, code: 'NOT_ENGRAVABLE', message }];
  });
  if (issues.length > 0) throw new InvalidInputError(issues);
}

/** A US ring size as a number; exact, since sizes are quarters. */
export function toSize(size: DecimalInput | null): UsRingSize | null {
  return size === null ? null : decimal(size).toNumber();
}

function chosenAlloy(piece: Piece, alloyId: number | null): PieceAlloy | undefined {
  return piece.alloys.find((each) => each.id === (alloyId ?? piece.defaultAlloyId));
}

/** The size as a number, null if absent, or the code of its problem. */
function chosenSize(
  piece: Piece,
  given: DecimalInput | null,
): UsRingSize | null | 'NOT_SIZED' | 'OUT_OF_RANGE' | 'NOT_A_SIZE' {
  const size = toSize(given);
  if (size === null) return null;
  const [smallest, largest] = [toSize(piece.minSize), toSize(piece.maxSize)];
  if (smallest === null || largest === null) return 'NOT_SIZED';
  if (size < smallest || size > largest) return 'OUT_OF_RANGE';
  return isUsRingSize(size) ? size : 'NOT_A_SIZE';
}

function sizeMessage(piece: Piece): string {
  if (piece.minSize === null || piece.maxSize === null) return 'This piece has no ring size.';
  return `US sizes ${piece.minSize} to ${piece.maxSize} in quarters.`;
}

/** Whether the customer must choose a size: the piece has sizes and no default. */
function needsSizeChoice(piece: Piece): boolean {
  return piece.attributes.some((offered) => offered.kind === 'SIZE' && offered.required);
}

type Chosen = { choice: ResolvedChoice; chosen: ChosenOption | null };

/** The value of one attribute: the choice, otherwise the default option, otherwise none. */
function chosenFor(offered: PieceAttribute, given: readonly AttributeChoice[]): Chosen | null {
  const choice = given.find((each) => each.attributeId === offered.id);
  switch (offered.kind) {
    case 'TEXT':
      return chosenText(offered, typedText(offered, choice?.text ?? '').trim());
    case 'SELECT':
      return chosenOption(offered, choice?.optionId ?? offered.defaultOptionId);
    case 'NUMBER':
      return chosenNumber(offered, choice?.text ?? offered.defaultNumber);
    default:
      return null;
  }
}

/** A typed text; an engraving has no invisible characters, which pasted texts may contain. */
function typedText({ options }: PieceAttribute, text: string): string {
  return options.some(({ treatment }) => treatment) ? withoutInvisible(text) : text;
}

function chosenText(offered: PieceAttribute, text: string): Chosen | null {
  if (text === '') return null;
  const choice = { ...naming(offered), optionId: null, valueEn: text, valueFr: text, text };
  const [option] = offered.options;
  return { choice, chosen: option ? { option, among: offered.options } : null };
}

function chosenOption(offered: PieceAttribute, optionId: number | null): Chosen | null {
  const option = offered.options.find((each) => each.id === optionId);
  if (!option) return null;
  const look = option.id === offered.defaultOptionId ? null : lookOfOption(option);
  const choice = {
    ...naming(offered),
    optionId: option.id,
    valueEn: option.nameEn,
    valueFr: option.nameFr,
    text: null,
    ...(option.stoneShape === null ? {} : { stoneShape: option.stoneShape }),
    ...(look === null ? {} : { look }),
  };
  return { choice, chosen: { option, among: offered.options } };
}

function chosenNumber(offered: PieceAttribute, text: string | null): Chosen | null {
  if (text === null) return null;
  const number = decimal(text).toFixed();
  const unit = offered.unit ? ` ${offered.unit}` : '';
  const choice = {
    ...naming(offered),
    optionId: null,
    valueEn: `${number}${unit}`,
    valueFr: `${number.replace('.', ',')}${unit}`,
    text: number,
  };
  return { choice, chosen: null };
}

function naming(attribute: PieceAttribute) {
  return {
    attributeId: attribute.id,
    attributeCode: attribute.code,
    attributeNameEn: attribute.nameEn,
    attributeNameFr: attribute.nameFr,
  };
}
