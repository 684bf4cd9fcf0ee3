import type { ConfigurationAddress } from '../../../configuration/configuration-address.ts';
import type { Configurator_product$data } from '../_components/__generated__/Configurator_product.graphql.ts';
import type { AttributeChoiceInput, ConfigurationInput } from './__generated__/usePriceQuery.graphql.ts';

/** What a piece offers. */
export type Piece = Configurator_product$data;

/** One attribute that a piece offers. */
export type OfferedAttribute = Piece['attributes'][number];

type OfferedAlloy = {
  readonly isDefault: boolean;
  readonly alloy: { readonly databaseId: number; readonly code: string };
};

/** The chosen alloy, or the one the piece is made in by default. The catalogue's filter hands on ids. */
export function chosenAlloy<Offer extends OfferedAlloy>(
  { alloys }: { readonly alloys: readonly Offer[] },
  { metal }: Pick<ConfigurationAddress, 'metal'>,
): Offer | undefined {
  const wanted = metal?.split(',') ?? [];
  return (
    alloys.find(({ alloy }) => wanted.includes(alloy.code) || wanted.includes(String(alloy.databaseId))) ??
    alloys.find(({ isDefault }) => isDefault) ??
    alloys[0]
  );
}

/** The chosen ring size, or the reference size of the piece; null for a piece without sizes. */
export function chosenSize({ sizeRange }: Piece, { size }: ConfigurationAddress) {
  if (!sizeRange) return null;
  const { sizes, reference } = sizeRange;
  const named = (wanted: string | null) =>
    sizes.find(({ us }) => wanted !== null && Number(us) === Number(wanted));
  return named(size) ?? named(reference) ?? sizes[0] ?? null;
}

/** Id of the chosen or default option of an attribute, or null. */
export function chosenOption(
  { attribute, options, defaultOption }: OfferedAttribute,
  { choices }: ConfigurationAddress,
): number | null {
  const chosen = options.find(({ databaseId }) => String(databaseId) === choices[attribute.code]);
  return (chosen ?? defaultOption)?.databaseId ?? null;
}

/** Text typed for an attribute. */
export function chosenText({ attribute }: OfferedAttribute, { choices }: ConfigurationAddress): string {
  return choices[attribute.code] ?? '';
}

/** Characters that a text has too many; 0 when it fits. */
export function charactersTooMany({ attribute }: OfferedAttribute, text: string): number {
  const { maxLength } = attribute;
  return maxLength == null ? 0 : Math.max(0, lengthOf(text) - maxLength);
}

/** Characters of a text as the server counts them: UTF-16 units, blanks at the ends aside. */
export function lengthOf(text: string): number {
  return text.trim().length;
}

/** The configuration as the server prices and orders it: every choice named, defaults included. */
export function configurationInput(
  piece: Piece,
  priorities: readonly { readonly databaseId: number; readonly code: string }[],
  address: ConfigurationAddress,
): ConfigurationInput {
  return {
    itemTypeId: piece.databaseId,
    alloyId: chosenAlloy(piece, address)?.alloy.databaseId ?? null,
    size: chosenSize(piece, address)?.us ?? null,
    attributes: piece.attributes.flatMap((offered): AttributeChoiceInput[] => {
      const attributeId = offered.attribute.databaseId;
      if (offered.attribute.kind === 'TEXT') {
        const text = chosenText(offered, address).trim();
        // A text that does not fit is refused beside its field; the price goes on without it.
        return text && charactersTooMany(offered, text) === 0 ? [{ attributeId, text }] : [];
      }
      const optionId = offered.attribute.kind === 'SELECT' ? chosenOption(offered, address) : null;
      return optionId === null ? [] : [{ attributeId, optionId }];
    }),
    priorityId: priorities.find(({ code }) => code === address.priority)?.databaseId ?? null,
  };
}

/** Ids of the required attributes that still have to be chosen, in the order they are shown. */
export function missingChoices(piece: Piece, address: ConfigurationAddress): number[] {
  return piece.attributes
    .filter((offered) => offered.required && !isChosen(piece, offered, address))
    .map(({ attribute }) => attribute.databaseId);
}

/** Ids of the attributes whose text is too long. */
export function tooLongTexts(piece: Piece, address: ConfigurationAddress): number[] {
  return piece.attributes
    .filter(
      (offered) =>
        offered.attribute.kind === 'TEXT' && charactersTooMany(offered, chosenText(offered, address)) > 0,
    )
    .map(({ attribute }) => attribute.databaseId);
}

function isChosen(piece: Piece, offered: OfferedAttribute, address: ConfigurationAddress): boolean {
  switch (offered.attribute.kind) {
    case 'SIZE':
      return chosenSize(piece, address) !== null;
    case 'TEXT':
      return chosenText(offered, address).trim() !== '';
    default:
      return chosenOption(offered, address) !== null;
  }
}
