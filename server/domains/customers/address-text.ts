import type { Language } from '../../schema/context.ts';
import { addressLines, type WrittenAddress } from './postal-addresses.ts';
import { stateName } from './rules/state-names.ts';

/** Countries whose addresses use the code of a state instead of its name. */
const BY_CODE = new Set(['US', 'CA', 'AU', 'BR']);

/** An address with the names of its places and the phone number for carriers. */
type PlacedText = Omit<WrittenAddress, 'state'> & {
  state: string | null;
  stateCode: string | null;
  /** In the reader's language. */
  country: string;
  phone: string | null;
};

/** An address in the format of its country, with the country and the phone number. */
export function addressText({ country, phone, ...address }: PlacedText, language: Language): string[] {
  const { state, stateCode, countryCode } = address;
  const named = state && stateName({ name: state, countryCode }, language);
  const written = BY_CODE.has(countryCode) ? (stateCode ?? named) : named;
  return [...addressLines({ ...address, state: written }), country, ...(phone ? [phone] : [])];
}
