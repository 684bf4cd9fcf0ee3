import type { PictureChoices } from '../../drawings/configured-drawing.ts';
import type { Look, PartLook } from '../domains/media/rules/picture-look.ts';
import { choicesOfLook } from './pictured-option.ts';

/** An attribute as a piece offers it, with what its options change in pictures. */
export type PicturedAttribute = {
  readonly attributeId: number;
  readonly defaultOptionId: number | null;
  readonly options: readonly { readonly id: number; readonly look: Look }[];
};

/** A piece as it is configured, for pictures. */
export type PicturedMain = {
  readonly alloy: { readonly id: number; readonly colour: string | null };
  readonly look: Look;
  readonly attributes: readonly PicturedAttribute[];
};

/** What a part of a set offers; its default alloy first. */
export type PicturedPart = {
  readonly alloys: readonly { readonly id: number; readonly colour: string }[];
  readonly attributes: readonly PicturedAttribute[];
};

/**
 * What the picture of a set shows of its part. Chosen apart, its own choices alone decide: what they leave out is its
 * standard, whatever the main piece has. Otherwise it follows the main piece in what it offers too, as its price does.
 */
export function partChoices(
  main: PicturedMain,
  part: PicturedPart,
  apart: PartLook | undefined,
): Omit<PictureChoices, 'part'> {
  const own = part.alloys.find(({ id }) => id === apart?.alloyId);
  const metalColour = own?.colour ?? followingColour(main, part);
  const look = apart ? offeredLook(apart, part.attributes) : followingLook(main, part);
  return { metalColour, ...choicesOfLook(look) };
}

/** The terms of an address that a piece offers. */
export function offeredLook(
  { alloyId: _alloy, ...look }: PartLook,
  attributes: readonly PicturedAttribute[],
): Look {
  const looks = attributes.flatMap(({ options }) => options.map((option) => option.look));
  const offered = new Set(looks.flatMap(Object.entries).map(String));
  return Object.fromEntries(Object.entries(look).filter((term) => offered.has(String(term))));
}

/** The metal of the main piece where the part is made in it; null: the metal it is drawn in. */
function followingColour({ alloy }: PicturedMain, { alloys }: PicturedPart): string | null {
  if (alloy.colour === null || alloys.some(({ id }) => id === alloy.id)) return alloy.colour;
  return alloys[0]?.colour ?? alloy.colour;
}

function followingLook(main: PicturedMain, part: PicturedPart): Look {
  const looks = part.attributes.map(({ attributeId, defaultOptionId, options }): Look => {
    const asked = main.attributes.find((each) => each.attributeId === attributeId);
    const chosen =
      asked && (asked.options.find(({ look }) => isChosen(look, main.look))?.id ?? asked.defaultOptionId);
    const option = options.find(({ id }) => id === chosen);
    return option && option.id !== defaultOptionId ? option.look : {};
  });
  return Object.assign({}, ...looks);
}

function isChosen(look: Look, chosen: Look): boolean {
  const terms = Object.entries(look);
  const asked = new Set(Object.entries(chosen).map(String));
  return terms.length > 0 && terms.every((term) => asked.has(String(term)));
}
