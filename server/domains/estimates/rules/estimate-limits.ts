/** An estimate is shown for so many days after it was saved. */
export const ESTIMATE_DAYS = 30;

/** What was taken away can be put back for so many minutes. */
export const RESTORE_MINUTES = 10;

/** Most pictures of one estimate. */
export const MAX_ESTIMATE_PICTURES = 6;

/** Most kinds of stones, services and treatments of a design. */
export const MAX_DESIGN_PARTS = 20;

/** Longest texts of an estimate, in characters. */
export const ESTIMATE_TEXT_LENGTHS = { name: 80, reference: 100, note: 1_000, priceReason: 500 } as const;

/** What figures of a design may be, as decimal text: grams, cubic and square centimetres, carats of one stone. */
export const DESIGN_RANGES = {
  weight: { min: '0.1', max: '2000', places: 2 },
  cadVolume: { min: '0.01', max: '150', places: 4 },
  surfaceArea: { min: '0.01', max: '10000', places: 2 },
  caratEach: { min: '0.001', max: '50', places: 3 },
} as const;

/** Most equal stones of a design. */
export const MAX_STONE_COUNT = 999;
