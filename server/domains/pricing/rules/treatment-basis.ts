/** What treatments are charged by. */
const TREATMENT_BASES = ['FIXED', 'PER_GRAM', 'PER_AREA'] as const;

/** What the rate of a treatment is multiplied by: nothing, the weight, the area. */
export type TreatmentBasis = (typeof TREATMENT_BASES)[number];

/** The basis that a stored treatment names; throws when it names none, since any other one would be a wrong price. */
export function treatmentBasis(unit: string): TreatmentBasis {
  const basis = TREATMENT_BASES.find((each) => each === unit);
  if (basis === undefined) throw new Error(`No treatment is charged by ${unit}.`);
  return basis;
}
