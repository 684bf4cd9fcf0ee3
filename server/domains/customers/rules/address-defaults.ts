/** What a book's default addresses decide: where orders and bills go by default. */
type DefaultFlags = { isDefaultShipping: boolean; isDefaultBilling: boolean };

/** Changes of them; absent stays as it is. */
type WantedFlags = {
  isDefaultShipping?: boolean | null | undefined;
  isDefaultBilling?: boolean | null | undefined;
};

/**
 * Whether saving an address changes where a customer's goods or bills go: it takes or gives a default, or it changes the
 * text of one. `before` is null for a new address; the first of a book becomes the default by itself and moves nothing.
 */
export function changesDefaults(
  before: DefaultFlags | null,
  wanted: WantedFlags,
  { isFirst }: { isFirst: boolean },
): boolean {
  if (before === null)
    return !isFirst && (wanted.isDefaultShipping === true || wanted.isDefaultBilling === true);
  return isDefault(before) || wanted.isDefaultShipping === true || wanted.isDefaultBilling === true;
}

/** Whether an address is a default of its book, of either kind. */
export function isDefault({ isDefaultShipping, isDefaultBilling }: DefaultFlags): boolean {
  return isDefaultShipping || isDefaultBilling;
}
