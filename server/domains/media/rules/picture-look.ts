/** What the picture of a piece shows beside its metal and its cut: terms of its address. */
export type Look = {
  /** Colour that the metal is plated in. */
  readonly metal?: string;
  readonly finish?: string;
  readonly gem?: string;
  /** Carat of the centre stone. */
  readonly carat?: string;
  readonly cut?: string;
};

/** The same of a part of a set that was chosen apart. Complete: what is not named is the standard of the part. */
export type PartLook = Look & { readonly alloyId?: number };

/** The same of a set; without `part`, its part follows the main piece. */
export type SetLook = Look & { readonly part?: PartLook };

const TERMS = ['metal', 'finish', 'gem', 'carat', 'cut'] as const satisfies readonly (keyof Look)[];
/** Terms that begin with this belong to the part of a set. */
const OF_PART = 'part.';
const ALLOY = `${OF_PART}alloy`;

/** What a picture needs to know of an option; decimals as they come from the database or as text. */
export type PicturedOption = {
  readonly code: string;
  readonly stoneGem: string | null;
  readonly centreCarat: { toString: () => string } | null;
  readonly treatment: { readonly code: string } | null;
};

/** Surfaces that are drawn, by the code of a treatment or of an option. */
const FINISHES: readonly string[] = ['POLISHED', 'BRUSHED', 'SATIN', 'HAMMERED', 'MILGRAIN'];

/** Colours of platings, by the code of a treatment or of an option. */
const PLATINGS: Readonly<Record<string, string>> = {
  RHODIUM: 'WHITE',
  BLACK_RHODIUM: 'BLACK',
  VERMEIL: 'YELLOW',
  GOLD_PLATING: 'YELLOW',
  ROSE_GOLD_PLATING: 'ROSE',
};

/** What an option may change in a picture beside the cut; null: nothing that is drawn. */
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

/** Terms as they stand in an address; null: none. */
export function lookText({ part, ...own }: SetLook): string | null {
  const { alloyId, ...ofPart } = part ?? {};
  const terms = new URLSearchParams(own);
  if (alloyId !== undefined) terms.append(ALLOY, String(alloyId));
  for (const [name, value] of Object.entries(ofPart)) terms.append(`${OF_PART}${name}`, value);
  return terms.toString() || null;
}

/** Reads the terms of an address; what is none of them is passed over. */
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

/** Whether anything but the cut is chosen: what photos do not show. */
export function isBeyondCut({ cut: _cut, ...further }: SetLook): boolean {
  return Object.keys(further).length > 0;
}
