import type { Prisma } from '../database/generated/client.ts';
import type { Look } from '../domains/media/rules/picture-look.ts';
import type { PictureChoices } from './configured-drawing.ts';

/** What pictures need to know of an option. */
export const PICTURED_OPTION = {
  code: true,
  stoneGem: true,
  stoneShape: true,
  centreCarat: true,
  treatment: { select: { code: true } },
} satisfies Prisma.AttributeOptionSelect;

/** The choices that the terms of an address stand for. */
export function choicesOfLook({ metal, finish, gem, carat, cut }: Look): PictureChoices {
  return {
    ...(metal === undefined ? {} : { metalColour: metal }),
    ...(finish === undefined ? {} : { finish }),
    ...(gem === undefined ? {} : { stoneGem: gem }),
    ...(carat === undefined ? {} : { centreCarat: Number(carat) }),
    ...(cut === undefined ? {} : { stoneShape: cut }),
  };
}
