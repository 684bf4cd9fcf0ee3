import { chosenAlloy, chosenOption, type OfferedAttribute, type Piece } from './configuration.ts';
import type { ChosenPiece, PartAddress } from './configuration-address.ts';

/** A part of a set, with the data for its pictures. */
export type Part = { readonly name: string; readonly offer: Piece };

/** The URL of a picture with the choices except the metal. Defaults are omitted. */
export function pictureAsChosen(url: string, terms: string): string {
  return terms === '' ? url : `${url}&${terms}`;
}

/** URL parameters of the choices for a picture. For a set, they include the choices for its first part. */
export function pictureTerms(piece: Piece, [part]: readonly Part[], address: ChosenPiece): string {
  const own = piece.attributes.flatMap((offered) => lookOf(offered, address) ?? []);
  const apart = part && address.parts[part.offer.code];
  if (!apart) return own.join('&');
  const alloyId = apart.metal === null ? undefined : chosenAlloy(part.offer, apart)?.alloy.databaseId;
  const looks = part.offer.attributes.flatMap((offered) => lookOf(offered, apart)?.split('&') ?? []);
  return [
    ...own,
    ...(alloyId === undefined ? [] : [`part.alloy=${alloyId}`]),
    ...looks.map((term) => `part.${term}`),
  ].join('&');
}

/** The effect of an attribute’s chosen option on pictures; null for none, or for the default option. */
export function lookOf(offered: OfferedAttribute, address: Pick<PartAddress, 'choices'>): string | null {
  const chosen = chosenOption(offered, address);
  return offered.looks.find(({ optionId }) => optionId === chosen)?.look ?? null;
}
