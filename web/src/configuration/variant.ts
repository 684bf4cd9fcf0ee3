import {
  chosenAlloy,
  chosenNumber,
  chosenOption,
  chosenSize,
  chosenText,
  type OfferedAttribute,
  type Piece,
} from './configuration.ts';
import type { ChosenPiece, PartAddress } from './configuration-address.ts';

/** A named combination of metal, size and options. */
type Variant = {
  readonly code: string;
  readonly alloy: { readonly code: string };
  /** US ring size; null or absent: any. */
  readonly size?: string | null | undefined;
  readonly options: readonly { readonly databaseId: number }[];
};

/** The configuration after choosing a variant: its values, otherwise the defaults. Texts are kept. */
export function variantAddress(
  { alloy, size, options }: Variant,
  piece: Piece,
  { choices }: Pick<PartAddress, 'choices'>,
): Partial<ChosenPiece> {
  const texts = piece.attributes.flatMap(({ attribute: { code, kind } }) => {
    const text = choices[code];
    return kind === 'TEXT' && text !== undefined ? [[code, text] as const] : [];
  });
  const named = options.flatMap(({ databaseId }) => {
    const offered = piece.attributes.find((each) =>
      each.options.some((option) => option.databaseId === databaseId),
    );
    return offered ? [[offered.attribute.code, String(databaseId)] as const] : [];
  });
  return {
    metal: alloy.code,
    ...(size == null ? {} : { size: String(Number(size)) }),
    choices: Object.fromEntries([...texts, ...named]),
    parts: {},
    ownMetal: false,
  };
}

/**
 * The most specific variant that equals the configuration: each choice is the variant’s, or the default where the
 * variant has none. Its code is stored on the order; the server determines it in the same way.
 */
export function chosenVariant<One extends Variant>(
  variants: readonly One[],
  piece: Piece,
  address: ChosenPiece,
): One | undefined {
  if (address.ownMetal || Object.keys(address.parts).length > 0) return;
  const metal = chosenAlloy(piece, address)?.alloy.code;
  const size = chosenSize(piece, address)?.us;
  const chosen = new Set(piece.attributes.map((offered) => chosenOption(offered, address)));
  return variants
    .filter(
      (variant) =>
        variant.alloy.code === metal &&
        (variant.size == null || Number(variant.size) === Number(size)) &&
        variant.options.every(({ databaseId }) => chosen.has(databaseId)) &&
        piece.attributes.every((offered) => isOfVariant(variant, offered, address)),
    )
    .toSorted((one, other) => detail(other) - detail(one))[0];
}

/** Whether the choice for an attribute is the variant’s, or the default if the variant has none. */
function isOfVariant({ options }: Variant, offered: OfferedAttribute, address: PartAddress): boolean {
  switch (offered.attribute.kind) {
    case 'TEXT':
      return chosenText(offered, address).trim() === '';
    case 'NUMBER': {
      const standard = offered.numberRange?.standard;
      const number = chosenNumber(offered, address);
      return number === '' || (standard != null && Number(number) === Number(standard));
    }
    case 'SELECT': {
      const isNamed = options.some(({ databaseId }) =>
        offered.options.some((option) => option.databaseId === databaseId),
      );
      const option = chosenOption(offered, address);
      return isNamed || option === null || option === offered.defaultOption?.databaseId;
    }
    default:
      return true;
  }
}

function detail({ size, options }: Variant): number {
  return options.length + (size == null ? 0 : 1);
}
