/** What the workflow asks of a service type. */
export type ServiceRule = {
  code: string;
  nameEn: string;
  nameFr: string;
  /** In the order of the workshop. */
  rank: number;
  /** Codes of those that may directly follow it. */
  allowedNext: readonly string[];
  requiresProof: boolean;
  minLeadDays: number;
};

/** What is wrong with the services of a design, and with which of them; `index` is their place in what was chosen. */
export type ServiceLimitation =
  | { code: 'UNKNOWN' | 'DUPLICATE'; index: number; service: null }
  | { code: 'MAY_NOT_FOLLOW'; index: number; service: ServiceRule; before: ServiceRule };

/**
 * What the workflow refuses of the chosen services: in the order of the workshop, each has to be one that may follow the
 * one before it.
 */
export function serviceLimitations(
  chosen: readonly string[],
  rules: readonly ServiceRule[],
): ServiceLimitation[] {
  const found = chosen.map((code, index) => ({
    index,
    rule: rules.find((each) => each.code === code),
    isRepeated: chosen.indexOf(code) < index,
  }));
  const unusable = found.flatMap(({ index, rule, isRepeated }): ServiceLimitation[] => {
    if (!rule) return [{ code: 'UNKNOWN', index, service: null }];
    return isRepeated ? [{ code: 'DUPLICATE', index, service: null }] : [];
  });
  const sequence = found
    .flatMap(({ index, rule, isRepeated }) => (rule && !isRepeated ? [{ index, rule }] : []))
    .toSorted((one, other) => one.rule.rank - other.rule.rank);
  const refused = sequence.flatMap(({ index, rule }, place): ServiceLimitation[] => {
    const before = sequence[place - 1]?.rule;
    if (!before || before.allowedNext.includes(rule.code)) return [];
    return [{ code: 'MAY_NOT_FOLLOW', index, service: rule, before }];
  });
  return [...unusable, ...refused];
}

/** The service that takes longest of those that were chosen, with its days; null when none takes any. */
export function slowestService(chosen: readonly string[], rules: readonly ServiceRule[]): ServiceRule | null {
  const [slowest = null] = rules
    .filter(({ code, minLeadDays }) => minLeadDays > 0 && chosen.includes(code))
    .toSorted((one, other) => other.minLeadDays - one.minLeadDays || one.rank - other.rank);
  return slowest;
}
