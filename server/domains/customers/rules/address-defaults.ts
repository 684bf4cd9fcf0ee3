/** The default addresses of a book. */
type DefaultFlags = { isDefaultShipping: boolean; isDefaultBilling: boolean };

/** Their changes; absent ones stay. */
type WantedFlags = {
  isDefaultShipping?: boolean | null | undefined;
  isDefaultBilling?: boolean | null | undefined;
};

/**
 * Whether saving an address changes the customer's default addresses: it sets or removes a default, or changes the
 * text of one. `before` is null for a new address; the first of a book becomes the default automatically and changes
 * none.
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

/** Whether an address is a default of any kind. */
export function isDefault({ isDefaultShipping, isDefaultBilling }: DefaultFlags): boolean {
  return isDefaultShipping || isDefaultBilling;
}
