import { decodeGlobalId, encodeGlobalId } from '../../server/lib/global-id.ts';

const NOBODY = 2_000_000_000;

/** Arguments with ids of rows that do not exist. */
export type Missing = {
  value: Record<string, unknown>;
  /** Replaces the missing ids in a response by those of the first request. */
  restore: (text: string) => string;
};

/** Names of arguments that identify rows; others keep their value. */
const NAMES_A_ROW = /(^|[a-z])(id|ids|number|code|accountNumber)$/i;
const CATALOGUE =
  /^(statusCode|serviceTypeCode|(country|state|shippingMethod|itemType|attribute|option|alloy|priority)Id)$/;

/** Replaces every id, number and code in the arguments by a missing one. */
export function missing(variables: Record<string, unknown>): Missing {
  const swaps: [string, string][] = [];
  const swap = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => swap(name, one));
    if (typeof value === 'object' && value !== null && !(value instanceof File)) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, swap(key, one)]));
    }
    if (!NAMES_A_ROW.test(name) || CATALOGUE.test(name)) return value;
    const nobody = nobodys(value);
    if (nobody !== value) swaps.push([String(nobody), String(value)]);
    return nobody;
  };
  // An object stays an object.
  const value = swap('', variables) as Record<string, unknown>;
  return {
    value,
    restore: (text) => swaps.reduce((restored, [to, from]) => restored.replaceAll(to, from), text),
  };
}

function nobodys(value: unknown): unknown {
  if (typeof value === 'number') return NOBODY;
  if (typeof value !== 'string' || value === '') return value;
  const { typename } = decodeGlobalId(value);
  return typename === '' ? value.replace(/[0-9]/g, '9') : encodeGlobalId(typename, NOBODY);
}
