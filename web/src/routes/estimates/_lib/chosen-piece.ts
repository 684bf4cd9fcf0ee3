import {
  chosenAlloy,
  effectivePart,
  invalidChoices,
  missingChoices,
  type Piece,
} from '../../../configuration/configuration.ts';
import type { ChosenPiece, PartAddress } from '../../../configuration/configuration-address.ts';
import { CONFIGURATION_PATH, type ConfiguredPiece } from '../../../configuration/field-path.ts';
import { attributeField, partField } from '../../../configuration/useChoices.ts';

/** Choices for a piece or a part of a set in the form; empty: the default, or the main piece’s choice. */
export type ChosenValues = {
  alloyId: string;
  size: string;
  /** By `a` and the attribute id: an option id, a number or a text. */
  attributes: Record<string, string>;
};

/** Choices for a piece and the parts of a set. */
export type ChosenPieceValues = ChosenValues & {
  ownMetal: boolean;
  /** Parts with their own choices, by `p` and their id. */
  parts: Record<string, ChosenValues>;
};

/** Nothing chosen. */
export const NOTHING_CHOSEN: ChosenPieceValues = {
  alloyId: '',
  size: '',
  attributes: {},
  ownMetal: false,
  parts: {},
};

/** Names of choices and parts. Numeric names would turn the values into arrays. */
export const attributeName = (id: number) => `a${id}`;
export const partName = (id: number) => `p${id}`;

/** The choices for a piece by code, as its fields read them. */
export function chosenPiece(values: ChosenPieceValues, { offer, parts }: ConfiguredPiece): ChosenPiece {
  const apart = parts.flatMap(({ offer: part }) => {
    const own = values.parts[partName(part.databaseId)];
    return own ? [[part.code, chosenOf(own, part)] as const] : [];
  });
  return { ...chosenOf(values, offer), parts: Object.fromEntries(apart), ownMetal: values.ownMetal };
}

/** The choices by id, as the form saves them. */
export function valuesOfChosen(chosen: ChosenPiece, { offer, parts }: ConfiguredPiece): ChosenPieceValues {
  const apart = parts.flatMap(({ offer: part }) => {
    const own = chosen.parts[part.code];
    return own ? [[partName(part.databaseId), valuesOf(own, part)] as const] : [];
  });
  return { ...valuesOf(chosen, offer), parts: Object.fromEntries(apart), ownMetal: chosen.ownMetal };
}

function chosenOf({ alloyId, size, attributes }: ChosenValues, { attributes: offered }: Piece): PartAddress {
  const named = offered.flatMap(({ attribute: { databaseId, code, kind } }) => {
    const value = attributes[attributeName(databaseId)] ?? '';
    return value === '' ? [] : [{ code, kind, value }];
  });
  // A size may be saved as its attribute.
  const sized = named.find(({ kind }) => kind === 'SIZE')?.value;
  const choices = named.filter(({ kind }) => kind !== 'SIZE').map(({ code, value }) => [code, value]);
  return { metal: alloyId || null, size: size || sized || null, choices: Object.fromEntries(choices) };
}

function valuesOf({ metal, size, choices }: PartAddress, offer: Piece): ChosenValues {
  const alloyId = metal === null ? undefined : chosenAlloy(offer, { metal })?.alloy.databaseId;
  const named = offer.attributes.flatMap(({ attribute: { databaseId, code } }) => {
    const value = choices[code] ?? '';
    return value === '' ? [] : [[attributeName(databaseId), value] as const];
  });
  return {
    alloyId: alloyId === undefined ? '' : String(alloyId),
    size: size ?? '',
    attributes: Object.fromEntries(named),
  };
}

/** Client-side validation errors of the choices, by field path. */
export function choiceIssues(
  values: ChosenPieceValues,
  piece: ConfiguredPiece,
): { path: string; code: string }[] {
  const chosen = chosenPiece(values, piece);
  const parts = piece.parts.flatMap(({ offer }) => {
    const own = chosen.parts[offer.code];
    const path = `${CONFIGURATION_PATH}${partField(offer.databaseId)}.`;
    return own ? issuesOf(offer, effectivePart(piece.offer, chosen, own), path) : [];
  });
  return [...issuesOf(piece.offer, chosen, CONFIGURATION_PATH), ...parts];
}

function issuesOf(offer: Piece, chosen: PartAddress, path: string) {
  const at = (code: string) => (id: number) => ({ path: path + attributeField(id), code });
  const unfit = invalidChoices(offer, chosen).map((id) => {
    const isText = offer.attributes.some(
      ({ attribute }) => attribute.databaseId === id && attribute.kind === 'TEXT',
    );
    return at(isText ? 'TOO_LONG' : 'OUT_OF_RANGE')(id);
  });
  return [...missingChoices(offer, chosen).map(at('REQUIRED')), ...unfit];
}
