import { FRAUNCES_SIGNS, INTER_SIGNS, PINYON_SCRIPT_SIGNS } from '../../../lib/fonts/font-signs.ts';

/** Signs of the letterings that the workshop engraves in, by the code of the option: code points in hexadecimal. */
const LETTERINGS: Readonly<Record<string, string>> = {
  SERIF: FRAUNCES_SIGNS,
  SCRIPT: PINYON_SCRIPT_SIGNS,
  BLOCK: INTER_SIGNS,
};

/** Signs of the lettering that is engraved where none is chosen. */
export const STANDARD_LETTERING_SIGNS = FRAUNCES_SIGNS;

/** Signs of a lettering; null where the option is none. */
export function letteringSigns(optionCode: string): string | null {
  return LETTERINGS[optionCode] ?? null;
}
