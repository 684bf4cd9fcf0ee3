import { InvalidInputError } from '../../../errors/errors.ts';
import type { DecimalInput } from '../../../lib/money.ts';
import type {
  AttributeChoice,
  Configuration,
  PartConfiguration,
} from '../../pricing/configuration/configuration.ts';
import type { Piece } from '../../pricing/sources/piece.ts';
import { typicalConfiguration } from './typical-configuration.ts';

/** Choices of a piece or a part of a set, by code; null for the default. */
type PartChoices = {
  alloyCode: string | null;
  /** US ring size. */
  size: DecimalInput | null;
  /** Id or code of an option, a text or a number, by the code of the attribute. */
  attributes: readonly { attributeCode: string; value: string }[];
};

/** Choices of a piece, by code. */
export type PieceChoices = PartChoices & {
  priorityCode: string | null;
  ownMetal: boolean;
  /** Parts of a set that are configured separately. */
  parts: readonly (PartChoices & { pieceCode: string })[];
};

/** Path of the choices in the input. */
const PATH = 'subject.choices';

/**
 * The default configuration of a piece with the given choices.
 * @throws InvalidInputError for unknown codes
 */
export function chosenConfiguration(
  piece: Piece,
  choices: PieceChoices,
  among: {
    pieces: ReadonlyMap<number, Piece>;
    priorities: readonly { id: number; code: string }[];
  },
): Configuration {
  const typical = typicalConfiguration(piece);
  const chosen = chosenPart(piece, choices, PATH);
  const isChosen = ({ attributeId }: AttributeChoice) =>
    chosen.attributes.some((choice) => choice.attributeId === attributeId);
  return {
    itemTypeId: piece.id,
    alloyId: chosen.alloyId,
    size: choices.size ?? typical.size ?? null,
    attributes: [...(typical.attributes ?? []).filter((choice) => !isChosen(choice)), ...chosen.attributes],
    subItems: choices.parts.map((part, index): PartConfiguration => {
      const path = `${PATH}.parts.${index}`;
      const of = named([...among.pieces.values()], part.pieceCode, `${path}.pieceCode`);
      return { itemTypeId: of.id, size: part.size, ...chosenPart(of, part, path) };
    }),
    ownMetal: choices.ownMetal,
    priorityId:
      choices.priorityCode === null
        ? null
        : named(among.priorities, choices.priorityCode, `${PATH}.priorityCode`).id,
  };
}

function chosenPart(
  piece: Piece,
  { alloyCode, attributes }: PartChoices,
  path: string,
): { alloyId: number | null; attributes: AttributeChoice[] } {
  return {
    alloyId: alloyCode === null ? null : named(piece.alloys, alloyCode, `${path}.alloyCode`).id,
    attributes: attributes.map(({ attributeCode, value }, index) => ({
      attributeId: named(piece.attributes, attributeCode, `${path}.attributes.${index}.attributeCode`).id,
      text: value,
    })),
  };
}

function named<Thing extends { code: string }>(things: readonly Thing[], code: string, path: string): Thing {
  const wanted = code.trim().toUpperCase();
  const thing = things.find((each) => each.code.toUpperCase() === wanted);
  if (!thing) throw InvalidInputError.of(path, 'UNKNOWN', 'Nothing that is offered has this code.');
  return thing;
}
