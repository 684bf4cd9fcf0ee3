/** What the picture of a piece shows besides its metal and cut: terms of its URL. */
export type Look = {
  /** Colour of the plating. */
  readonly metal?: string;
  readonly finish?: string;
  readonly gem?: string;
  /** Carat of the centre stone. */
  readonly carat?: string;
  readonly cut?: string;
};

/** The same for a part of a set with separate choices. Absent choices are the defaults of the part. */
export type PartLook = Look & { readonly alloyId?: number };

/** The same for a set; without `part`, its part follows the main piece. */
export type SetLook = Look & { readonly part?: PartLook };

const TERMS = ['metal', 'finish', 'gem', 'carat', 'cut'] as const satisfies readonly (keyof Look)[];
/** Prefix of terms of the part of a set. */
const OF_PART = 'part.';
const ALLOY = `${OF_PART}alloy`;

/** What pictures read of an option; decimals from the database or as text. */
export type PicturedOption = {
  readonly code: string;
  readonly stoneGem: string | null;
  readonly centreCarat: { toString: () => string } | null;
  readonly treatment: { readonly code: string } | null;
};

/** Drawn surfaces, by the code of a treatment or of an option. */
const FINISHES: readonly string[] = ['POLISHED', 'BRUSHED', 'SATIN', 'HAMMERED', 'MILGRAIN'];

/** Colours of platings, by the code of a treatment or of an option. */
const PLATINGS: Readonly<Record<string, string>> = {
  RHODIUM: 'WHITE',
  BLACK_RHODIUM: 'BLACK',
  VERMEIL: 'YELLOW',
  GOLD_PLATING: 'YELLOW',
  ROSE_GOLD_PLATING: 'ROSE',
};

/** What an option changes in a picture besides the cut; null for nothing. */
export function lookOfOption({ code, stoneGem, centreCarat, treatment }: PicturedOption): string | null {
  const codes = [treatment?.code ?? code, code];
  const plating = codes.flatMap((each) => PLATINGS[each] ?? [])[0];
  const finish = codes.find((each) => FINISHES.includes(each));
  return lookText({
    ...(plating === undefined ? {} : { metal: plating }),
    ...(finish === undefined ? {} : { finish }),
    ...(stoneGem === null ? {} : { gem: stoneGem }),
    ...(centreCarat === null ? {} : { carat: String(Number(centreCarat.toString())) }),
  });
}

/** Terms for a URL; null for none. */
export function lookText({ part, ...own }: SetLook): string | null {
  const { alloyId, ...ofPart } = part ?? {};
  const terms = new URLSearchParams(own);
  if (alloyId !== undefined) terms.append(ALLOY, String(alloyId));
  for (const [name, value] of Object.entries(ofPart)) terms.append(`${OF_PART}${name}`, value);
  return terms.toString() || null;
}

/** Parses the terms of a URL; unknown ones are ignored. */
export function readLook(terms: URLSearchParams): SetLook {
  const part = termsOf(terms, OF_PART);
  const alloy = terms.get(ALLOY) ?? '';
  const alloyId = /^[1-9]\d{0,8}$/.test(alloy) ? { alloyId: Number(alloy) } : {};
  const ofPart = { ...part, ...alloyId };
  return { ...termsOf(terms, ''), ...(Object.keys(ofPart).length > 0 ? { part: ofPart } : {}) };
}

function termsOf(terms: URLSearchParams, prefix: string): Look {
  return Object.fromEntries(
    TERMS.flatMap((term) => {
      const value = terms.get(`${prefix}${term}`);
      return value ? [[term, value]] : [];
    }),
  );
}

/** Whether choices besides the cut are shown, which photos do not show. */
export function isBeyondCut({ cut: _cut, ...further }: SetLook): boolean {
  return Object.keys(further).length > 0;
}
