import {
  chosenAlloy,
  chosenNumber,
  chosenOption,
  chosenSize,
  chosenText,
  type Piece,
} from './configuration.ts';
import { type ChosenPiece, FOLLOWING_PART, type PartAddress } from './configuration-address.ts';
import { lookOf, type Part } from './pictured.ts';
import { usSize } from './us-size.ts';

/** A choice that no picture shows. */
type NotPictured = {
  /** Name of the part of a set; null: the main piece. */
  readonly part: string | null;
  /** The attribute, or null for the metal. */
  readonly name: string | null;
  readonly value: string;
};

/**
 * Non-default choices that the pictures do not show, which the page points out. `isEngravingShown`: the picture shows
 * texts.
 */
export function notPictured(
  piece: Piece,
  parts: readonly Part[],
  address: ChosenPiece,
  isEngravingShown: boolean,
): NotPictured[] {
  const alloy = chosenAlloy(piece, address)?.alloy;
  const standard = chosenAlloy(piece, FOLLOWING_PART)?.alloy;
  const isHidden = alloy && standard && alloy.code !== standard.code && alloy.colour === standard.colour;
  return [
    ...(isHidden ? [{ part: null, name: null, value: alloy.name }] : []),
    ...hiddenChoices(piece, address, alloy?.colour).filter(
      ({ kind }) => kind !== 'TEXT' || !isEngravingShown,
    ),
    ...parts.flatMap(({ name, offer }, index) => {
      const apart = address.parts[offer.code];
      if (!apart) return [];
      const own = apart.metal === null ? undefined : chosenAlloy(offer, apart)?.alloy;
      // The picture shows the metal of the first part. If it equals the main piece’s, nothing is hidden.
      const isMetalHidden = own && own.code !== alloy?.code && (index > 0 || own.colour === alloy?.colour);
      return [
        ...(isMetalHidden ? [{ name: null, value: own.name }] : []),
        ...hiddenChoices(offer, apart, own?.colour ?? alloy?.colour, index > 0),
      ].map((hidden) => ({ ...hidden, part: name }));
    }),
  ].map(({ part, name, value }) => ({ part, name, value }));
}

type HiddenChoice = { part: null; name: string; value: string; kind: string };

function hiddenChoices(
  piece: Piece,
  address: PartAddress,
  colour: string | undefined,
  isNeverDrawn = false,
): HiddenChoice[] {
  return piece.attributes.flatMap((offered): HiddenChoice[] => {
    const { name, kind, unit, dependsOnId } = offered.attribute;
    // The look of a text is shown with the text.
    if (dependsOnId != null) return [];
    const hidden = (value: string) => [{ part: null, name, value, kind }];
    switch (kind) {
      case 'SIZE': {
        const size = chosenSize(piece, address);
        return size && Number(size.us) !== Number(piece.sizeRange?.reference) ? hidden(usSize(size.us)) : [];
      }
      case 'TEXT': {
        const text = chosenText(offered, address).trim();
        return text === '' ? [] : hidden(text);
      }
      case 'NUMBER': {
        const value = chosenNumber(offered, address);
        const isStandard = Number(value) === Number(offered.numberRange?.standard ?? '');
        return isStandard ? [] : hidden([value, unit].filter(Boolean).join(' '));
      }
      default: {
        const option = offered.options.find(
          ({ databaseId }) => databaseId === chosenOption(offered, address),
        );
        if (!option || option.databaseId === offered.defaultOption?.databaseId) return [];
        const look = lookOf(offered, address);
        const isSeen = look !== null && look !== `metal=${colour}` && !isNeverDrawn;
        return isSeen ? [] : hidden(option.name);
      }
    }
  });
}
