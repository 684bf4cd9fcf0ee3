import { FRAUNCES_SIGNS, INTER_SIGNS, PINYON_SCRIPT_SIGNS } from '../../../lib/fonts/font-signs.ts';

/** Characters of the letterings for engraving, by option code: code points in hexadecimal. */
const LETTERINGS: Readonly<Record<string, string>> = {
  SERIF: FRAUNCES_SIGNS,
  SCRIPT: PINYON_SCRIPT_SIGNS,
  BLOCK: INTER_SIGNS,
};

/** Characters of the default lettering. */
export const STANDARD_LETTERING_SIGNS = FRAUNCES_SIGNS;

/** Characters of a lettering; null if the option is not a lettering. */
export function letteringSigns(optionCode: string): string | null {
  return LETTERINGS[optionCode] ?? null;
}
