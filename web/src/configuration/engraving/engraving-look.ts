/** A typeface that represents a lettering of the workshop. */
type Lettering = { readonly family: string; readonly style?: string; readonly spacing: number };

const SERIF: Lettering = { family: '"Fraunces Variable", Georgia, serif', spacing: 1 };

const FONTS: Readonly<Record<string, Lettering>> = {
  SERIF,
  SCRIPT: { family: '"Pinyon Script", "Snell Roundhand", cursive', spacing: 0 },
  BLOCK: { family: '"Inter Variable", Arial, sans-serif', spacing: 2 },
};

/** The typeface of a lettering by its code; null: the workshop’s default. */
export function lettering(code: string | null): Lettering {
  return FONTS[code ?? ''] ?? SERIF;
}

type Shades = readonly [shine: string, metal: string, shade: string, cut: string];

const METALS: Readonly<Record<string, Shades>> = {
  YELLOW: ['#F7E7B4', '#D9B45B', '#A8822F', '#5D4413'],
  ROSE: ['#F8DDD0', '#DDA38A', '#AF7159', '#6B3A28'],
  WHITE: ['#FBFBF8', '#D5D4CE', '#9C9B95', '#4A4A46'],
};
const SILVERY: Shades = ['#F7F9FA', '#C4CACF', '#868E95', '#3C4248'];

/** Colours of a metal: light, medium, shadow, and of engraved letters. */
export function engravedMetal(colour: string): Shades {
  return METALS[colour] ?? SILVERY;
}
