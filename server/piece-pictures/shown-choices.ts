import { isDeepStrictEqual } from 'node:util';
import type { PictureChoices } from '../../drawings/configured-drawing.ts';
import type { Database } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import { isBeyondCut, type SetLook } from '../domains/media/rules/picture-look.ts';
import { offeredLook, type PicturedAttribute, type PicturedMain, partChoices } from './part-choices.ts';
import { choicesOfLook, lookWithCut, PICTURED_OPTION } from './pictured-option.ts';

const OFFERED = {
  select: {
    attributeId: true,
    defaultOptionId: true,
    options: { select: { option: { select: { id: true, ...PICTURED_OPTION } } } },
  },
} as const;

const OFFER = {
  attributes: OFFERED,
  subItems: {
    orderBy: [{ rank: 'asc' }, { childId: 'asc' }],
    take: 1,
    select: {
      child: {
        select: {
          attributes: OFFERED,
          alloys: {
            orderBy: [{ isDefault: 'desc' }, { rank: 'asc' }, { alloyId: 'asc' }],
            select: { alloy: { select: { id: true, colour: true } } },
          },
        },
      },
    },
  },
} as const satisfies Prisma.ItemTypeSelect;

/** What the drawing of a piece shows, and whether its photos do not. */
type ShownChoices = { choices: PictureChoices; isBeyondPhotos: boolean };

/** The choices in an address, of a piece and the part of its set. Choices that they do not offer are ignored. */
export async function shownChoices(
  db: Database,
  { id, look: { part, ...own }, alloy }: { id: number; look: SetLook; alloy: PicturedMain['alloy'] },
): Promise<ShownChoices> {
  const offer = await db.itemType.findUnique({ where: { id }, select: OFFER });
  const attributes = (offer?.attributes ?? []).map(picturedAttribute);
  const cut = own.cut === undefined ? {} : { cut: own.cut };
  const choices = {
    metalColour: alloy.colour,
    ...choicesOfLook({ ...offeredLook(own, attributes), ...cut }),
  };
  // Photos show only a metal and a cut; other choices are drawn.
  const isMainBeyond = isBeyondCut(own);
  const [first] = offer?.subItems ?? [];
  if (!first) return { choices, isBeyondPhotos: isMainBeyond || part !== undefined };
  const child = {
    alloys: first.child.alloys.map((each) => each.alloy),
    attributes: first.child.attributes.map(picturedAttribute),
  };
  const main = { alloy, look: own, attributes };
  const [shown, following] = [part, undefined].map((apart) => partChoices(main, child, apart));
  const isPartBeyond = !isDeepStrictEqual(shown, following);
  return { choices: { ...choices, part: shown ?? null }, isBeyondPhotos: isMainBeyond || isPartBeyond };
}

function picturedAttribute({
  options,
  ...offered
}: Prisma.ItemTypeAttributeGetPayload<typeof OFFERED>): PicturedAttribute {
  return {
    ...offered,
    options: options.map(({ option }) => ({ id: option.id, look: lookWithCut(option) })),
  };
}
