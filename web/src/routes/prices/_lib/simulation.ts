import { readNumber } from '../../../lib/forms/typed-number.ts';
/** Metals of a simulation, and all metals. */
export const SIMULATED_METALS = ['AU', 'AG', 'PT', 'PD', 'ALL'] as const;

/** Assumptions of a simulation, from the URL. */
type Assumptions = {
  metal: (typeof SIMULATED_METALS)[number];
  percent: string;
  groups: string[];
  types: string[];
  quotes: string[];
};

/** Parses the URL. Default: gold by 3 % for everything. */
export function assumptionsOf(search: URLSearchParams): Assumptions {
  const percent = readNumber(search.get('percent') ?? '') ?? '';
  const isFigure = /^-?\d{1,3}(\.\d{1,2})?$/.test(percent) && Number(percent) > -100;
  return {
    metal: SIMULATED_METALS.find((metal) => metal === search.get('metal')) ?? 'AU',
    percent: isFigure ? percent : '3',
    groups: codesOf(search.get('groups')),
    types: codesOf(search.get('types')),
    quotes: codesOf(search.get('quotes')),
  };
}

/** Codes of a typed list, up to the maximum of a simulation. */
export function codesOf(text: string | null): string[] {
  const codes = (text ?? '').toUpperCase().split(/[\s,;]+/);
  return [...new Set(codes.filter((code) => /^[A-Z0-9_-]{1,40}$/.test(code)))].slice(0, 100);
}
