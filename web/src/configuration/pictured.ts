import { chosenAlloy, chosenOption, type OfferedAttribute, type Piece } from './configuration.ts';
import type { ChosenPiece, PartAddress } from './configuration-address.ts';

/** A part of a set, as far as its pictures go. */
export type Part = { readonly name: string; readonly offer: Piece };

/** The address of a picture of a piece as it is chosen, its metal aside: what stands by default is not in it. */
export function pictureAsChosen(url: string, terms: string): string {
  return terms === '' ? url : `${url}&${terms}`;
}

/** What the choices add to the address of a picture: of a set also what of its first part was chosen apart. */
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

/** What the chosen option of an attribute changes in pictures; null: nothing, or it is the standard one. */
export function lookOf(offered: OfferedAttribute, address: Pick<PartAddress, 'choices'>): string | null {
  const chosen = chosenOption(offered, address);
  return offered.looks.find(({ optionId }) => optionId === chosen)?.look ?? null;
}
