import { type DecimalInput, decimal } from '../../../lib/money.ts';

/** What a variant fixes: an alloy, perhaps a size, and options of attributes. */
export type VariantTerms = {
  readonly alloyId: number;
  /** US ring size; null: any. */
  readonly size: DecimalInput | null;
  readonly options: readonly { readonly attributeId: number; readonly optionId: number }[];
};

/** What is chosen of a piece; null and attributes without an option are left open. */
export type VariantChoice = {
  readonly alloyId: number | null;
  readonly size: DecimalInput | null;
  readonly options: readonly { readonly attributeId: number; readonly optionId?: number | null }[];
};

/**
 * The variant that a configuration is: nothing of it may be chosen otherwise, and unless `mayBeOpen` all of it has to be
 * chosen. The one that says most when several are; the first of equals; null when none is.
 */
export function variantOf<Variant extends VariantTerms>(
  variants: readonly Variant[],
  choice: VariantChoice,
  { mayBeOpen = false }: { mayBeOpen?: boolean } = {},
): Variant | null {
  const fitting = variants.filter(({ alloyId, size, options }) => {
    if (choice.alloyId === null ? !mayBeOpen : choice.alloyId !== alloyId) return false;
    if (size !== null && !(choice.size === null ? mayBeOpen : decimal(size).equals(decimal(choice.size))))
      return false;
    return options.every(({ attributeId, optionId }) => {
      const chosen = choice.options.find((each) => each.attributeId === attributeId)?.optionId ?? null;
      return chosen === null ? mayBeOpen : chosen === optionId;
    });
  });
  return fitting.toSorted((one, other) => detail(other) - detail(one))[0] ?? null;
}

/** How much a variant fixes beside its alloy. */
function detail({ size, options }: VariantTerms): number {
  return options.length + (size === null ? 0 : 1);
}
