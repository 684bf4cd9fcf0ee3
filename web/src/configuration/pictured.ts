import {
  chosenAlloy,
  chosenOption,
  effectivePart,
  type OfferedAttribute,
  type Piece,
} from './configuration.ts';
import type { ChosenPiece, PartAddress } from './configuration-address.ts';

/** A part of a set, with the data for its pictures. */
export type Part = { readonly name: string; readonly offer: Piece };

/** The URL of a picture with the choices except the metal. Defaults are omitted. */
export function pictureAsChosen(url: string, terms: string): string {
  return terms === '' ? url : `${url}&${terms}`;
}

/**
 * URL parameters of the choices for a picture. Those of the first part of a set are complete once anything is chosen for
 * it, since a picture adds nothing of the main piece to them; without them, the part follows the main piece.
 */
export function pictureTerms(piece: Piece, [part]: readonly Part[], address: ChosenPiece): string {
  const own = looksOf(piece, address);
  const apart = part && address.parts[part.offer.code];
  if (!apart) return own.join('&');
  const effective = effectivePart(piece, address, apart);
  const alloyId = chosenAlloy(part.offer, effective)?.alloy.databaseId;
  const ofPart = [...(alloyId === undefined ? [] : [`alloy=${alloyId}`]), ...looksOf(part.offer, effective)];
  return [...own, ...ofPart.map((term) => `part.${term}`)].join('&');
}

function looksOf(piece: Piece, address: Pick<PartAddress, 'choices'>): string[] {
  return piece.attributes.flatMap((offered) => lookOf(offered, address)?.split('&') ?? []);
}

/** The effect of an attribute’s chosen option on pictures; null for none, or for the default option. */
export function lookOf(offered: OfferedAttribute, address: Pick<PartAddress, 'choices'>): string | null {
  const chosen = chosenOption(offered, address);
  return offered.looks.find(({ optionId }) => optionId === chosen)?.look ?? null;
}
