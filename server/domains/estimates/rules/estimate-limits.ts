/** An estimate is shown for this number of days after it was saved. */
export const ESTIMATE_DAYS = 30;

/** A deleted estimate can be restored for this number of minutes. */
export const RESTORE_MINUTES = 10;

/** Maximum number of pictures of one estimate. */
export const MAX_ESTIMATE_PICTURES = 6;

/** Maximum number of kinds of stones, services and treatments of a design. */
export const MAX_DESIGN_PARTS = 20;

/** Maximum lengths of texts of an estimate, in characters. */
export const ESTIMATE_TEXT_LENGTHS = { name: 80, reference: 100, note: 1_000, priceReason: 500 } as const;

/** Ranges of figures of a design, as decimal text: grams, cubic and square centimetres, carats per stone. */
export const DESIGN_RANGES = {
  weight: { min: '0.1', max: '2000', places: 2 },
  cadVolume: { min: '0.01', max: '150', places: 4 },
  surfaceArea: { min: '0.01', max: '10000', places: 2 },
  caratEach: { min: '0.001', max: '50', places: 3 },
} as const;

/** Maximum number of equal stones of a design. */
export const MAX_STONE_COUNT = 999;
