import { chosenAlloy, chosenOption, chosenSize, type Piece } from './configuration.ts';
import type { PartAddress } from './configuration-address.ts';

/** A named combination of metal, size and options. */
export type Variant = {
  readonly code: string;
  readonly alloy: { readonly code: string };
  /** US ring size; null or absent: any. */
  readonly size?: string | null | undefined;
  readonly options: readonly { readonly databaseId: number }[];
};

/** What choosing a variant changes. */
export function variantAddress(
  { alloy, size, options }: Variant,
  piece: Piece,
  { choices }: Pick<PartAddress, 'choices'>,
): Partial<PartAddress> {
  const named = options.flatMap(({ databaseId }) => {
    const offered = piece.attributes.find((each) =>
      each.options.some((option) => option.databaseId === databaseId),
    );
    return offered ? [[offered.attribute.code, String(databaseId)] as const] : [];
  });
  return {
    metal: alloy.code,
    ...(size == null ? {} : { size: String(Number(size)) }),
    choices: { ...choices, ...Object.fromEntries(named) },
  };
}

/** The variant that the configuration is, the one that says most; its code stands in the order, decided by the server. */
export function chosenVariant<One extends Variant>(
  variants: readonly One[],
  piece: Piece,
  address: PartAddress,
): One | undefined {
  const metal = chosenAlloy(piece, address)?.alloy.code;
  const size = chosenSize(piece, address)?.us;
  const chosen = new Set(piece.attributes.map((offered) => chosenOption(offered, address)));
  return variants
    .filter(
      (variant) =>
        variant.alloy.code === metal &&
        (variant.size == null || Number(variant.size) === Number(size)) &&
        variant.options.every(({ databaseId }) => chosen.has(databaseId)),
    )
    .toSorted((one, other) => detail(other) - detail(one))[0];
}

function detail({ size, options }: Variant): number {
  return options.length + (size == null ? 0 : 1);
}
