/** The rules of a service type. */
export type ServiceRule = {
  code: string;
  nameEn: string;
  nameFr: string;
  /** Order in the workshop. */
  rank: number;
  /** Codes of the service types that may directly follow it. */
  allowedNext: readonly string[];
  requiresProof: boolean;
  minLeadDays: number;
};

/** A problem of the services of a design; `index` is the position in the choice. */
export type ServiceLimitation =
  | { code: 'UNKNOWN' | 'DUPLICATE'; index: number; service: null }
  | { code: 'MAY_NOT_FOLLOW'; index: number; service: ServiceRule; before: ServiceRule };

/**
 * The problems of the chosen services: in the order of the workshop, each must be allowed to follow the previous one.
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

/** The chosen service with the longest lead time, with its days; null if none takes any. */
export function slowestService(chosen: readonly string[], rules: readonly ServiceRule[]): ServiceRule | null {
  const [slowest = null] = rules
    .filter(({ code, minLeadDays }) => minLeadDays > 0 && chosen.includes(code))
    .toSorted((one, other) => other.minLeadDays - one.minLeadDays || one.rank - other.rank);
  return slowest;
}
