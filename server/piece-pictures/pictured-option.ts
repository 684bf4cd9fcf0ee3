import type { PictureChoices } from '../../drawings/configured-drawing.ts';
import type { Prisma } from '../database/generated/client.ts';
import {
  type Look,
  lookOfOption,
  type PicturedOption,
  readLook,
} from '../domains/media/rules/picture-look.ts';

/** Selected fields of an option for pictures. */
export const PICTURED_OPTION = {
  code: true,
  stoneGem: true,
  stoneShape: true,
  centreCarat: true,
  treatment: { select: { code: true } },
} satisfies Prisma.AttributeOptionSelect;

/** What an option changes in pictures, with the cut. */
export function lookWithCut(option: PicturedOption & { readonly stoneShape: string | null }): Look {
  const { part: _part, ...look } = readLook(new URLSearchParams(lookOfOption(option) ?? ''));
  return option.stoneShape === null ? look : { ...look, cut: option.stoneShape };
}

/** The choices for the terms of an address. */
export function choicesOfLook({ metal, finish, gem, carat, cut }: Look): PictureChoices {
  return {
    ...(metal === undefined ? {} : { metalColour: metal }),
    ...(finish === undefined ? {} : { finish }),
    ...(gem === undefined ? {} : { stoneGem: gem }),
    ...(carat === undefined ? {} : { centreCarat: Number(carat) }),
    ...(cut === undefined ? {} : { stoneShape: cut }),
  };
}
