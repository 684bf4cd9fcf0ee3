type Attribute = {
  readonly databaseId: number;
  readonly name: string;
  readonly kind: string;
  readonly unit?: string | null | undefined;
  readonly options: readonly { readonly databaseId: number; readonly name: string }[];
};

type Choice = {
  readonly attributeId: number;
  readonly optionId?: number | null | undefined;
  readonly text?: string | null | undefined;
};

type Offer = {
  readonly attributes: readonly Attribute[];
  readonly jobTypeAttributes: readonly { readonly attributeIds: readonly number[] }[];
};

type Estimated = {
  /** Null: a free design. */
  readonly configuration?:
    | { readonly size?: string | null | undefined; readonly attributes: readonly Choice[] }
    | null
    | undefined;
};

/** A choice that is kept; `value` is null if it is kept only as text. */
type StoredAttribute = Pick<Attribute, 'name' | 'kind' | 'unit'> & { readonly value: string | null };

/**
 * Attributes of an estimate that are kept when it is converted to a line of this order type. A design is kept as text,
 * without values.
 */
export function storedAttributes(
  { attributes, jobTypeAttributes }: Offer,
  { configuration }: Estimated,
): StoredAttribute[] {
  const carried = new Set(jobTypeAttributes.flatMap(({ attributeIds }) => attributeIds));
  const offered = attributes.filter(({ databaseId }) => carried.has(databaseId));
  if (!configuration)
    return offered
      .filter(({ kind }) => kind === 'TEXT')
      .map(({ name, kind }) => ({ name, kind, value: null }));
  return offered.flatMap(({ databaseId, name, kind, unit, options }) => {
    const choice = configuration.attributes.find(({ attributeId }) => attributeId === databaseId);
    const text = (kind === 'SIZE' && configuration.size) || choice?.text;
    const value = options.find((each) => each.databaseId === choice?.optionId)?.name ?? text;
    return value ? [{ name, kind, unit, value }] : [];
  });
}
