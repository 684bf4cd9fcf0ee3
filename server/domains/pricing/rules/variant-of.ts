import { type DecimalInput, decimal } from '../../../lib/money.ts';

/** What a variant fixes: an alloy, perhaps a size, and options of attributes. */
type VariantTerms = {
  readonly alloyId: number;
  /** US ring size; null: any. */
  readonly size: DecimalInput | null;
  readonly options: readonly { readonly attributeId: number; readonly optionId: number }[];
};

/** What is chosen of a piece; null and attributes without an option or a text are left open. */
export type VariantChoice = {
  readonly alloyId: number | null;
  readonly size: DecimalInput | null;
  readonly options: readonly {
    readonly attributeId: number;
    readonly optionId?: number | null;
    readonly text?: string | null;
  }[];
  /** Something else is not as the piece is made by itself: a part configured apart, metal that is brought. */
  readonly isAltered?: boolean;
};

/** What stands where nothing is chosen. */
type StandardChoice = {
  readonly id: number;
  readonly defaultOptionId: number | null;
  readonly defaultNumber: DecimalInput | null;
};

/**
 * The variant that a configuration is: each of its choices is one of the variant, or the standard of the piece in what
 * the variant does not name. Unless `mayBeOpen` all that the variant names has to be chosen. The one that says most when
 * several are; the first of equals; null when none is.
 */
export function variantOf<Variant extends VariantTerms>(
  variants: readonly Variant[],
  choice: VariantChoice,
  standards: readonly StandardChoice[],
  { mayBeOpen = false }: { mayBeOpen?: boolean } = {},
): Variant | null {
  if (choice.isAltered) return null;
  const fitting = variants.filter(({ alloyId, size, options }) => {
    if (choice.alloyId === null ? !mayBeOpen : choice.alloyId !== alloyId) return false;
    if (size !== null && !(choice.size === null ? mayBeOpen : decimal(size).equals(decimal(choice.size))))
      return false;
    const isNamed = options.every(({ attributeId, optionId }) => {
      const chosen = choice.options.find((each) => each.attributeId === attributeId)?.optionId ?? null;
      return chosen === null ? mayBeOpen : chosen === optionId;
    });
    return (
      isNamed &&
      choice.options.every(
        (each) =>
          options.some(({ attributeId }) => attributeId === each.attributeId) ||
          isStandard(
            each,
            standards.find(({ id }) => id === each.attributeId),
          ),
      )
    );
  });
  return fitting.toSorted((one, other) => detail(other) - detail(one))[0] ?? null;
}

/** Whether a choice is what stands without it; a text never is. */
function isStandard(
  { optionId, text }: VariantChoice['options'][number],
  standard: StandardChoice | undefined,
): boolean {
  if (optionId != null) return optionId === standard?.defaultOptionId;
  if (text == null || text === '') return true;
  const { defaultNumber = null } = standard ?? {};
  return defaultNumber !== null && text === decimal(defaultNumber).toFixed();
}

/** How much a variant fixes beside its alloy. */
function detail({ size, options }: VariantTerms): number {
  return options.length + (size === null ? 0 : 1);
}
