import { type DecimalInput, decimal } from '../../../lib/money.ts';

/** What a variant fixes: an alloy, optionally a size, and options of attributes. */
type VariantTerms = {
  readonly alloyId: number;
  /** US ring size; null: any. */
  readonly size: DecimalInput | null;
  readonly options: readonly { readonly attributeId: number; readonly optionId: number }[];
};

/** The choices for a piece; null and attributes without an option or a text are open. */
export type VariantChoice = {
  readonly alloyId: number | null;
  readonly size: DecimalInput | null;
  readonly options: readonly {
    readonly attributeId: number;
    readonly optionId?: number | null;
    readonly text?: string | null;
  }[];
  /** It differs from the standard piece in another way: a part configured separately, or the customer's metal. */
  readonly isAltered?: boolean;
};

/** The value without a choice. */
type StandardChoice = {
  readonly id: number;
  readonly defaultOptionId: number | null;
  readonly defaultNumber: DecimalInput | null;
};

/**
 * The variant that matches a configuration: each choice is the variant's, or the default if the variant does not fix
 * it. Unless `mayBeOpen`, everything that the variant fixes must be chosen. If several match, the most specific one;
 * among equals the first; null for none.
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

/** Whether a choice is the default; a text never is. */
function isStandard(
  { optionId, text }: VariantChoice['options'][number],
  standard: StandardChoice | undefined,
): boolean {
  if (optionId != null) return optionId === standard?.defaultOptionId;
  if (text == null || text === '') return true;
  const { defaultNumber = null } = standard ?? {};
  return defaultNumber !== null && text === decimal(defaultNumber).toFixed();
}

/** How many values a variant fixes besides its alloy. */
function detail({ size, options }: VariantTerms): number {
  return options.length + (size === null ? 0 : 1);
}
