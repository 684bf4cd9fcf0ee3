type Names = { en: string; fr: string };

/** Names of gems by the code that item types and price lists use. */
const GEMS: Record<string, Names> = {
  DIAMOND: { en: 'diamond', fr: 'diamant' },
  LAB_DIAMOND: { en: 'lab-grown diamond', fr: 'diamant de laboratoire' },
  MOISSANITE: { en: 'moissanite', fr: 'moissanite' },
  SAPPHIRE: { en: 'sapphire', fr: 'saphir' },
  RUBY: { en: 'ruby', fr: 'rubis' },
  EMERALD: { en: 'emerald', fr: 'émeraude' },
  AMETHYST: { en: 'amethyst', fr: 'améthyste' },
  AQUAMARINE: { en: 'aquamarine', fr: 'aigue-marine' },
  OPAL: { en: 'opal', fr: 'opale' },
  PEARL: { en: 'pearl', fr: 'perle' },
  ONYX: { en: 'onyx', fr: 'onyx' },
};

/** Names of cuts; French puts them after the gem. */
const SHAPES: Record<string, Names> = {
  ROUND: { en: 'round', fr: 'rond' },
  OVAL: { en: 'oval', fr: 'ovale' },
  PRINCESS: { en: 'princess', fr: 'princesse' },
  CUSHION: { en: 'cushion', fr: 'coussin' },
  EMERALD: { en: 'emerald-cut', fr: 'taille émeraude' },
  BAGUETTE: { en: 'baguette', fr: 'baguette' },
  PEAR: { en: 'pear', fr: 'poire' },
  MARQUISE: { en: 'marquise', fr: 'marquise' },
  CABOCHON: { en: 'cabochon', fr: 'cabochon' },
};

/** Names of a stone, e.g. 'Round diamond, G-VS' · 'Diamant, rond, G-VS'; unknown codes stay. */
export function stoneNames(stone: { gem: string; shape: string; quality: string }): {
  nameEn: string;
  nameFr: string;
} {
  const gem = GEMS[stone.gem] ?? { en: stone.gem, fr: stone.gem };
  const shape = SHAPES[stone.shape] ?? { en: stone.shape, fr: stone.shape };
  return {
    nameEn: capitalised(`${shape.en} ${gem.en}, ${stone.quality}`),
    nameFr: capitalised(`${gem.fr}, ${shape.fr}, ${stone.quality}`),
  };
}

/** Names of a cut, e.g. 'Round' · 'Rond'; an unknown code stays. */
export function shapeNames(code: string): { nameEn: string; nameFr: string } {
  const shape = SHAPES[code] ?? { en: code, fr: code };
  return { nameEn: capitalised(shape.en), nameFr: capitalised(shape.fr) };
}

/** Codes of the cuts in display order. */
export const SHAPE_CODES: readonly string[] = Object.keys(SHAPES);

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
