/** Units of treatment rates. */
const TREATMENT_BASES = ['FIXED', 'PER_GRAM', 'PER_AREA'] as const;

/** What the rate of a treatment is multiplied by: nothing, the weight, the area. */
export type TreatmentBasis = (typeof TREATMENT_BASES)[number];

/**
 * The basis of a stored treatment.
 * @throws if it is unknown, because any default would be a wrong price
 */
export function treatmentBasis(unit: string): TreatmentBasis {
  const basis = TREATMENT_BASES.find((each) => each === unit);
  if (basis === undefined) throw new Error(`No treatment is charged by ${unit}.`);
  return basis;
}
