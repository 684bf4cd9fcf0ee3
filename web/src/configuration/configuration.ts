import { graphql, readInlineData } from 'react-relay/hooks';
import type {
  configuration_piece$data,
  configuration_piece$key,
} from './__generated__/configuration_piece.graphql.ts';
import type {
  AttributeChoiceInput,
  ConfigurationInput,
  PartConfigurationInput,
} from './__generated__/usePriceQuery.graphql.ts';
import type { ChosenPiece, ConfigurationAddress, PartAddress } from './configuration-address.ts';

export type { ConfigurationInput };

const fragment = graphql`
  fragment configuration_piece on ItemType @inline {
    databaseId
    code
    alloys {
      isDefault
      alloy {
        databaseId
        code
        name
        colour
      }
    }
    attributes {
      required
      attribute {
        databaseId
        code
        name
        kind
        unit
        maxLength
        dependsOnId
        signs
      }
      defaultOption {
        databaseId
      }
      numberRange {
        min
        max
        step
        standard
      }
      options {
        databaseId
        code
        name
        signs
      }
      looks {
        optionId
        look
      }
    }
    sizeRange {
      reference
      sizes {
        us
        eu
        uk
        mm
      }
    }
  }
`;

/** What a piece offers, for a set or a single piece. */
export type Piece = Omit<configuration_piece$data, ' $fragmentType'>;

/** What a piece offers. */
export function offerOf(piece: configuration_piece$key): Piece {
  return readInlineData(fragment, piece);
}

/** A part of a set. */
export type PartOfSet = { readonly name: string; readonly quantity: number; readonly offer: Piece };

/** An attribute that a piece offers. */
export type OfferedAttribute = Piece['attributes'][number];

type OfferedAlloy = {
  readonly isDefault: boolean;
  readonly alloy: { readonly databaseId: number; readonly code: string };
};

/** The chosen alloy, or the default alloy of the piece. The catalogue filter passes ids. */
export function chosenAlloy<Offer extends OfferedAlloy>(
  { alloys }: { readonly alloys: readonly Offer[] },
  { metal }: Pick<PartAddress, 'metal'>,
): Offer | undefined {
  const wanted = metal?.split(',') ?? [];
  return (
    alloys.find(({ alloy }) => wanted.includes(alloy.code) || wanted.includes(String(alloy.databaseId))) ??
    alloys.find(({ isDefault }) => isDefault) ??
    alloys[0]
  );
}

/** The chosen ring size, or the reference size of the piece; null for a piece without sizes. */
export function chosenSize({ sizeRange }: Piece, { size }: Pick<PartAddress, 'size'>) {
  if (!sizeRange) return null;
  const { sizes, reference } = sizeRange;
  const named = (wanted: string | null) =>
    sizes.find(({ us }) => wanted !== null && Number(us) === Number(wanted));
  return named(size) ?? named(reference) ?? sizes[0] ?? null;
}

/** Id of the chosen or default option of an attribute, or null. */
export function chosenOption(
  { attribute, options, defaultOption }: OfferedAttribute,
  { choices }: Pick<PartAddress, 'choices'>,
): number | null {
  const chosen = options.find(({ databaseId }) => String(databaseId) === choices[attribute.code]);
  return (chosen ?? defaultOption)?.databaseId ?? null;
}

/** Text typed for an attribute. */
export function chosenText(
  { attribute }: OfferedAttribute,
  { choices }: Pick<PartAddress, 'choices'>,
): string {
  return choices[attribute.code] ?? '';
}

/** The chosen number of an attribute in the server’s format, or its default; empty if there is neither. */
export function chosenNumber(
  { attribute, numberRange }: OfferedAttribute,
  { choices }: Pick<PartAddress, 'choices'>,
): string {
  return choices[attribute.code] ?? numberRange?.standard ?? '';
}

/** Whether the piece is made with this number. */
export function isNumberOffered({ numberRange }: OfferedAttribute, text: string): boolean {
  const value = Number(text);
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text) || !numberRange) return false;
  const { min, max, step } = numberRange;
  if ((min != null && value < Number(min)) || (max != null && value > Number(max))) return false;
  // In thousandths, so that steps are whole.
  const beyond = Math.round((value - Number(min ?? 0)) * 1000);
  return step == null || beyond % Math.round(Number(step) * 1000) === 0;
}

/** Number of characters over the limit; 0 if the text fits. */
export function charactersTooMany({ attribute }: OfferedAttribute, text: string): number {
  const { maxLength } = attribute;
  return maxLength == null ? 0 : Math.max(0, lengthOf(text) - maxLength);
}

/** Number of user-perceived characters, counted as on the server, without leading and trailing spaces. */
export function lengthOf(text: string): number {
  return signsOf(text).length;
}

/** Characters that the chosen lettering does not have, without duplicates; none if the text is not engraved. */
export function unsupportedCharacters(
  piece: Piece,
  { attribute }: OfferedAttribute,
  text: string,
  address: Pick<PartAddress, 'choices'>,
): string[] {
  if (attribute.signs == null) return [];
  const letterings = piece.attributes.filter((each) => each.attribute.dependsOnId === attribute.databaseId);
  const options = letterings.flatMap((offered) =>
    offered.options.filter(({ databaseId }) => databaseId === chosenOption(offered, address)),
  );
  const signs = options.find((option) => option.signs != null)?.signs ?? attribute.signs;
  const known = signs.replaceAll(/[0-9a-f]+/g, '\\u{$&}').replaceAll(' ', '');
  const beyond = new RegExp(`[^\\s${known}]`, 'u');
  return [...new Set(signsOf(text).filter((sign) => beyond.test(sign)))];
}

function signsOf(text: string): string[] {
  return [...new Intl.Segmenter().segment(text.normalize().trim())].map(({ segment }) => segment);
}

/** Whether a text is valid: not too long, and with characters that can be engraved. */
export function isTextOffered(
  piece: Piece,
  offered: OfferedAttribute,
  text: string,
  address: Pick<PartAddress, 'choices'>,
): boolean {
  return (
    charactersTooMany(offered, text) === 0 &&
    unsupportedCharacters(piece, offered, text, address).length === 0
  );
}

/** The configuration as the server prices and orders it, with defaults included. */
export function configurationInput(
  piece: Piece,
  parts: readonly PartOfSet[],
  priorities: readonly { readonly databaseId: number; readonly code: string }[],
  address: ConfigurationAddress,
): ConfigurationInput {
  return {
    ...chosenInput(piece, parts, address),
    priorityId: priorities.find(({ code }) => code === address.priority)?.databaseId ?? null,
  };
}

/** As above, without a priority. */
export function chosenInput(
  piece: Piece,
  parts: readonly PartOfSet[],
  chosen: ChosenPiece,
): ConfigurationInput {
  return {
    itemTypeId: piece.databaseId,
    alloyId: chosenAlloy(piece, chosen)?.alloy.databaseId ?? null,
    size: chosenSize(piece, chosen)?.us ?? null,
    attributes: piece.attributes.flatMap((offered) => choiceInput(piece, offered, chosen)),
    subItems: parts.flatMap(({ offer }) => partInput(offer, chosen.parts[offer.code])),
    ownMetal: chosen.ownMetal,
  };
}

/** The chosen or default value of an attribute. An invalid value is refused only at its field. */
function choiceInput(
  piece: Piece,
  offered: OfferedAttribute,
  address: Pick<PartAddress, 'choices'>,
): AttributeChoiceInput[] {
  const attributeId = offered.attribute.databaseId;
  switch (offered.attribute.kind) {
    case 'TEXT': {
      const text = chosenText(offered, address).trim();
      // A part whose text was emptied sends that: without it, the text of the main piece would follow.
      const isSent = text || offered.attribute.code in address.choices;
      return isSent && isTextOffered(piece, offered, text, address) ? [{ attributeId, text }] : [];
    }
    case 'NUMBER': {
      const text = chosenNumber(offered, address);
      return isNumberOffered(offered, text) ? [{ attributeId, text }] : [];
    }
    case 'SELECT': {
      const optionId = chosenOption(offered, address);
      return optionId === null ? [] : [{ attributeId, optionId }];
    }
    default:
      return [];
  }
}

/** The separate choices for a part; nothing if it follows the main piece. */
function partInput(offer: Piece, part: PartAddress | undefined): PartConfigurationInput[] {
  if (!part) return [];
  const chosen = offer.attributes.filter(({ attribute }) => part.choices[attribute.code] !== undefined);
  return [
    {
      itemTypeId: offer.databaseId,
      alloyId: part.metal === null ? null : (chosenAlloy(offer, part)?.alloy.databaseId ?? null),
      size: part.size === null ? null : (chosenSize(offer, part)?.us ?? null),
      attributes: chosen.flatMap((offered) => choiceInput(offer, offered, part)),
    },
  ];
}

/** The effective configuration of a part: its own choices, and the main piece’s for the rest. */
export function effectivePart(main: Piece, address: PartAddress, part: PartAddress): PartAddress {
  const following = main.attributes.flatMap((offered) => {
    const value = chosenValue(offered, address);
    return value ? [[offered.attribute.code, String(value)]] : [];
  });
  return {
    metal: part.metal ?? chosenAlloy(main, address)?.alloy.code ?? null,
    size: part.size ?? chosenSize(main, address)?.us ?? null,
    choices: { ...Object.fromEntries(following), ...part.choices },
  };
}

/** The attributes to choose, in order. A dependent attribute is omitted while the other one is not chosen. */
export function attributesToChoose(piece: Piece, address: PartAddress): OfferedAttribute[] {
  return piece.attributes.filter(({ attribute: { dependsOnId } }) => {
    const other = piece.attributes.find(({ attribute }) => attribute.databaseId === dependsOnId);
    return !other || isChosen(piece, other, address);
  });
}

/** Ids of missing required attributes, in display order. */
export function missingChoices(piece: Piece, address: PartAddress): number[] {
  return attributesToChoose(piece, address)
    .filter((offered) => offered.required && !isChosen(piece, offered, address))
    .map(({ attribute }) => attribute.databaseId);
}

/**
 * Ids of attributes with an invalid value: a text that is too long or cannot be engraved, or a number that is not
 * offered.
 */
export function invalidChoices(piece: Piece, address: Pick<PartAddress, 'choices'>): number[] {
  return piece.attributes
    .filter((offered) => {
      const { kind } = offered.attribute;
      if (kind === 'TEXT') return !isTextOffered(piece, offered, chosenText(offered, address), address);
      const number = kind === 'NUMBER' ? chosenNumber(offered, address) : '';
      return number !== '' && !isNumberOffered(offered, number);
    })
    .map(({ attribute }) => attribute.databaseId);
}

/** Ids of missing or invalid attributes of parts with their own choices. */
export function unusableOfParts(parts: readonly PartOfSet[], main: Piece, address: ChosenPiece): number[] {
  return parts.flatMap(({ offer }) => {
    const own = address.parts[offer.code];
    if (!own) return [];
    const effective = effectivePart(main, address, own);
    return [...missingChoices(offer, effective), ...invalidChoices(offer, effective)];
  });
}

function isChosen(piece: Piece, offered: OfferedAttribute, address: PartAddress): boolean {
  return offered.attribute.kind === 'SIZE'
    ? chosenSize(piece, address) !== null
    : Boolean(chosenValue(offered, address));
}

/** The chosen or default text, number or option of an attribute; empty or null for none. */
function chosenValue(offered: OfferedAttribute, address: Pick<PartAddress, 'choices'>) {
  switch (offered.attribute.kind) {
    case 'TEXT':
      return chosenText(offered, address).trim();
    case 'NUMBER':
      return chosenNumber(offered, address);
    default:
      return chosenOption(offered, address);
  }
}
