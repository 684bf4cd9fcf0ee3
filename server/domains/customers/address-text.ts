import type { Language } from '../../schema/context.ts';
import { addressLines, type WrittenAddress } from './postal-addresses.ts';
import { stateName } from './rules/state-names.ts';

/** Countries whose envelopes have the code of a state in place of its name. */
const BY_CODE = new Set(['US', 'CA', 'AU', 'BR']);

/** An address with the names of its places and the telephone that a carrier asks for. */
type PlacedText = Omit<WrittenAddress, 'state'> & {
  state: string | null;
  stateCode: string | null;
  /** In the language of the reader. */
  country: string;
  phone: string | null;
};

/** An address as on an envelope in the order of its country, with the country and the telephone. */
export function addressText({ country, phone, ...address }: PlacedText, language: Language): string[] {
  const { state, stateCode, countryCode } = address;
  const named = state && stateName(state, language);
  const written = BY_CODE.has(countryCode) ? (stateCode ?? named) : named;
  return [...addressLines({ ...address, state: written }), country, ...(phone ? [phone] : [])];
}
