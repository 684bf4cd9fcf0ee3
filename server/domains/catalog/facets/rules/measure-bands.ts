/** A half-open range of a measure, decimals as text: `from` is included, `below` is not; null for no limit. */
export type Band = { readonly from: string | null; readonly below: string | null };

/** The boundaries of the ranges of each measure, in the units of the trade. */
export const BAND_EDGES = {
  /** Carat of the centre stone. */
  centreCarats: ['0.25', '0.50', '0.75', '1.00', '1.50', '2.00', '3.00'],
  /** Thickness of the metal in mm. */
  thicknesses: ['1.2', '1.5', '1.8', '2.0', '2.5'],
  /** List price in the currency of the catalogue. */
  listPrices: ['250', '500', '1000', '2000', '5000', '10000'],
} as const;

/** A measure that products are counted by in ranges. */
export type BandedMeasure = keyof typeof BAND_EDGES;

/** The ranges of a measure, lowest first: below the first boundary, between two, from the last one on. */
export function bandsOf(measure: BandedMeasure): Band[] {
  const edges: readonly string[] = BAND_EDGES[measure];
  return [null, ...edges].map((from, index) => ({ from, below: edges[index] ?? null }));
}

/** The range for a bucket of PostgreSQL's `width_bucket` over the boundaries of the measure. */
export function bandAt(measure: BandedMeasure, bucket: number): Band | null {
  return bandsOf(measure)[bucket] ?? null;
}
