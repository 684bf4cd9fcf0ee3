import type { Prisma } from '../database/generated/client.ts';
import type { Look } from '../domains/media/rules/picture-look.ts';
import type { PictureChoices } from './configured-drawing.ts';

/** Selected fields of an option for pictures. */
export const PICTURED_OPTION = {
  code: true,
  stoneGem: true,
  stoneShape: true,
  centreCarat: true,
  treatment: { select: { code: true } },
} satisfies Prisma.AttributeOptionSelect;

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
