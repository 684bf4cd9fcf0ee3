/** A half-open range of a measure, decimals as text: `from` belongs to it, `below` does not; null: no limit. */
export type Band = { readonly from: string | null; readonly below: string | null };

/** Where the bands of each measure begin and end, in the units of the trade. */
export const BAND_EDGES = {
  /** Carat of the centre stone. */
  centreCarats: ['0.25', '0.50', '0.75', '1.00', '1.50', '2.00', '3.00'],
  /** mm of metal. */
  thicknesses: ['1.2', '1.5', '1.8', '2.0', '2.5'],
  /** List price in the currency of the catalogue. */
  listPrices: ['250', '500', '1000', '2000', '5000', '10000'],
} as const;

/** A measure that products are counted by in bands. */
export type BandedMeasure = keyof typeof BAND_EDGES;

/** The bands of a measure, the lowest first: below the first edge, between two, from the last one on. */
export function bandsOf(measure: BandedMeasure): Band[] {
  const edges: readonly string[] = BAND_EDGES[measure];
  return [null, ...edges].map((from, index) => ({ from, below: edges[index] ?? null }));
}

/** The band that PostgreSQL's `width_bucket` counts a value in, over the edges of the measure. */
export function bandAt(measure: BandedMeasure, bucket: number): Band | null {
  return bandsOf(measure)[bucket] ?? null;
}
