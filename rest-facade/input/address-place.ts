import { invalidField } from '../errors/failure.ts';
import { RestCountries, RestStates } from '../operations/customers.ts';
import type { Run } from '../route/route.ts';
import { isMissing, optional, recordId, text } from './fields.ts';
import type { Parsed } from './parse.ts';

/** State and country of an address in a body. */
export const place = {
  stateId: optional(recordId),
  stateCode: optional(text).describe('ISO 3166-2 code without the country, or name; instead of `stateId`.'),
  countryId: optional(recordId),
  countryCode: optional(text).describe('ISO 3166-1 alpha-2 code, or name; instead of `countryId`.'),
};

/** The ids of a place. */
export type PlaceIds = { readonly countryId: number | null; readonly stateId: number | null };

/**
 * The ids of an address’s country and state, which clients may send as codes or names in any case.
 * @throws 422 for an unknown one, below `at`.
 */
export async function placeOf(
  run: Run,
  { countryId, countryCode, stateId, stateCode }: Parsed<typeof place>,
  at: string,
): Promise<PlaceIds> {
  const country = countryId || (await countryNamed(run, countryCode, `${at}countryCode`));
  const state = stateId || (country ? await stateNamed(run, country, stateCode, `${at}stateCode`) : null);
  return { countryId: country ?? null, stateId: state ?? null };
}

async function countryNamed(run: Run, written: string | null | undefined, field: string) {
  return isBlank(written) ? null : idNamed((await run(RestCountries, {})).countries, written, field);
}

async function stateNamed(run: Run, countryId: number, written: string | null | undefined, field: string) {
  return isBlank(written) ? null : idNamed((await run(RestStates, { countryId })).states, written, field);
}

/** The id of the record with a code or else a name. */
function idNamed(
  records: readonly { readonly databaseId: number; readonly code: string; readonly name: string }[],
  written: string,
  field: string,
): number {
  const wanted = folded(written);
  const found =
    records.find(({ code }) => folded(code) === wanted) ??
    records.find(({ name }) => folded(name) === wanted);
  if (!found) throw invalidField(field, 'UNKNOWN');
  return found.databaseId;
}

/** Without regard to case, accents and spacing. */
function folded(written: string): string {
  return written.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function isBlank(value: string | null | undefined): value is '' | null | undefined {
  return isMissing(value) || value.trim() === '';
}
