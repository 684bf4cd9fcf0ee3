import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INTER_SIGNS } from '../../lib/fonts/font-signs.ts';
import { signClass } from '../../lib/fonts/signs.ts';

/** Fonts of every document, upright cuts only. Variable fonts cannot be embedded. */
export const FONTS: readonly string[] = [
  pathOf('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  pathOf('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  pathOf('@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf'),
];

/** Fonts for characters that are missing in those, by script. */
const FALLBACKS: readonly (readonly [signs: RegExp, file: string])[] = [
  [/[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u, fontOf('@embedpdf/fonts-jp', 'NotoSansJP-Regular.otf')],
  [/\p{scx=Hang}/u, fontOf('@embedpdf/fonts-kr', 'NotoSansKR-Regular.otf')],
  [/\p{scx=Han}/u, fontOf('@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf')],
  [/\p{scx=Arab}/u, fontOf('@embedpdf/fonts-arabic', 'NotoNaskhArabic-Regular.ttf')],
  [/\p{scx=Hebr}/u, fontOf('@embedpdf/fonts-hebrew', 'NotoSansHebrew-Regular.ttf')],
  ...(
    [
      ['Thai', /\p{scx=Thai}/u],
      ['Bengali', /\p{scx=Beng}/u],
      ['Tamil', /\p{scx=Taml}/u],
      ['Telugu', /\p{scx=Telu}/u],
      ['Kannada', /\p{scx=Knda}/u],
      ['Malayalam', /\p{scx=Mlym}/u],
      ['Gujarati', /\p{scx=Gujr}/u],
      ['Gurmukhi', /\p{scx=Guru}/u],
      ['Sinhala', /\p{scx=Sinh}/u],
      ['Khmer', /\p{scx=Khmr}/u],
      ['Lao', /\p{scx=Laoo}/u],
      ['Myanmar', /\p{scx=Mymr}/u],
      ['Ethiopic', /\p{scx=Ethi}/u],
      ['Georgian', /\p{scx=Geor}/u],
      ['Armenian', /\p{scx=Armn}/u],
    ] as const
  ).map(([script, signs]) => [signs, notoSans(script)] as const),
  [/[\p{L}\p{M}\p{N}]/u, pathOf('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')],
  [
    /[\p{S}\p{P}]/u,
    pathOf('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
  ],
  [/\p{Extended_Pictographic}/u, pathOf('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')],
];

const SIGNS_OF_EVERY_DOCUMENT = new RegExp(`[${signClass(INTER_SIGNS)}\\s]+`, 'gu');

/**
 * Font files that a text needs in addition to those of every document; none for most texts. They are read only when
 * needed, because those for Chinese have 8 MB.
 */
export function fallbackFonts(text: string): string[] {
  const others = text.replaceAll(SIGNS_OF_EVERY_DOCUMENT, '');
  return others === '' ? [] : FALLBACKS.flatMap(([signs, file]) => (signs.test(others) ? [file] : []));
}

/** Noto Sans for a script, of the package with the script's name. */
function notoSans(script: string): string {
  return pathOf(
    `@expo-google-fonts/noto-sans-${script.toLowerCase()}/400Regular/NotoSans${script}_400Regular.ttf`,
  );
}

function pathOf(module: string): string {
  return fileURLToPath(import.meta.resolve(module));
}

/** A font of a package that exports only its main module, two levels above the fonts folder. */
function fontOf(packageName: string, file: string): string {
  return join(dirname(pathOf(packageName)), '..', 'fonts', file);
}
