/** A metal on the estimates page. */
type Metal = {
  readonly databaseId: number;
  readonly name: string;
  readonly gramRate?: string | null | undefined;
};

/** Composition and price of an alloy. */
type AlloyPrice = {
  readonly alloyId: number;
  readonly components: readonly { readonly metalCode: string; readonly fraction: string }[];
  readonly gramRate?: string | null | undefined;
  readonly asOf?: string | null | undefined;
};

/** A metal with its price per gram. */
type MetalRow = {
  readonly id: number;
  readonly name: string;
  /** `Au 58.5`: symbol of each precious metal, and its percentage. */
  readonly madeOf: readonly { readonly sign: string; readonly percent: number }[];
  readonly gramRate: string;
  readonly asOf: string | null;
};

/** Metals with a current price, in order. */
export function metalRows(metals: readonly Metal[], prices: readonly AlloyPrice[]): MetalRow[] {
  return metals.flatMap(({ databaseId: id, name, gramRate: ofMetal }) => {
    const price = prices.find(({ alloyId }) => alloyId === id);
    const gramRate = ofMetal ?? price?.gramRate;
    if (gramRate == null) return [];
    const madeOf = (price?.components ?? []).map(({ metalCode, fraction }) => ({
      sign: metalCode.slice(0, 1) + metalCode.slice(1).toLowerCase(),
      percent: Math.round(Number(fraction) * 1000) / 10,
    }));
    return [{ id, name, madeOf, gramRate, asOf: price?.asOf ?? null }];
  });
}

/** The time of all prices if it is the same; null: they differ. */
export function commonTime(rows: readonly MetalRow[]): string | null {
  const [first, ...others] = new Set(rows.map(({ asOf }) => asOf));
  return others.length === 0 ? (first ?? null) : null;
}
