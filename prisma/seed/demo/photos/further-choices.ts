import type { Database } from '../../../../server/database/client.ts';
import {
  createAttributes,
  type NewAttribute,
} from '../../../../server/domains/catalog/attributes/create-attributes.ts';
import { drawnTerms } from '../../../../server/domains/catalog/pictures/drawn-terms.ts';
import { CUTS, type Cut, OFFERED_CUTS } from './offered-cuts.ts';

const CUT_NAMES: Record<Cut, readonly [string, string]> = {
  ROUND: ['Round brilliant', 'Rond brillant'],
  OVAL: ['Oval', 'Ovale'],
  PRINCESS: ['Princess', 'Princesse'],
  CUSHION: ['Cushion', 'Coussin'],
  EMERALD: ['Emerald cut', 'Émeraude'],
  PEAR: ['Pear', 'Poire'],
  MARQUISE: ['Marquise', 'Marquise'],
  BAGUETTE: ['Baguette', 'Baguette'],
};

const ATTRIBUTES: readonly NewAttribute[] = [
  {
    code: 'CUT',
    nameEn: 'Cut of the stone',
    nameFr: 'Taille de la pierre',
    kind: 'SELECT',
    showInProductCatalog: false,
    rank: 13,
    options: CUTS.map((code) => ({
      code,
      nameEn: CUT_NAMES[code][0],
      nameFr: CUT_NAMES[code][1],
      stoneShape: code,
    })),
  },
  {
    code: 'ENGRAVING_FONT',
    nameEn: 'Lettering',
    nameFr: 'Écriture',
    kind: 'SELECT',
    dependsOnCode: 'ENGRAVING',
    showInProductCatalog: false,
    rank: 14,
    options: [
      { code: 'SERIF', nameEn: 'Roman', nameFr: 'Romaine' },
      { code: 'SCRIPT', nameEn: 'Script', nameFr: 'Anglaise' },
      { code: 'BLOCK', nameEn: 'Block', nameFr: 'Bâton' },
    ],
  },
  {
    code: 'ENGRAVING_PLACE',
    nameEn: 'Where it is engraved',
    nameFr: 'Emplacement de la gravure',
    kind: 'SELECT',
    dependsOnCode: 'ENGRAVING',
    showInProductCatalog: false,
    rank: 15,
    options: [
      { code: 'INSIDE', nameEn: 'Inside', nameFr: 'À l’intérieur' },
      { code: 'OUTSIDE', nameEn: 'Outside', nameFr: 'À l’extérieur' },
    ],
  },
];

/** Adds the attribute of the stone's cut to pieces. The default is the drawn cut. */
export function offerCuts(db: Database): Promise<void> {
  return offer(db, ['CUT']);
}

/**
 * Adds the style of engravings, which came into the catalogue after the demo's orders. The default is the former style.
 */
export function offerLettering(db: Database): Promise<void> {
  return offer(db, ['ENGRAVING_FONT', 'ENGRAVING_PLACE']);
}

async function offer(db: Database, offered: readonly string[]): Promise<void> {
  await createAttributes(
    db,
    ATTRIBUTES.filter(({ code }) => offered.includes(code)),
  );
  const attributes = await db.attribute.findMany({ include: { options: true } });
  const named = (code: string) => {
    const found = attributes.find((each) => each.code === code);
    if (!found) throw new Error(`There is no attribute ${code}.`);
    return found;
  };
  const pieces = await db.itemType.findMany({
    where: {
      OR: [
        { code: { in: [...OFFERED_CUTS.keys()] } },
        { attributes: { some: { attributeId: named('ENGRAVING').id } } },
      ],
    },
    select: {
      id: true,
      code: true,
      drawing: true,
      refSize: true,
      attributes: { select: { attributeId: true } },
    },
    orderBy: { id: 'asc' },
  });
  const offers = pieces.flatMap((piece) => {
    const isEngraved = piece.attributes.some(({ attributeId }) => attributeId === named('ENGRAVING').id);
    const codes = [
      ...(OFFERED_CUTS.has(piece.code) ? ['CUT'] : []),
      ...(isEngraved ? ['ENGRAVING_FONT'] : []),
      // A piece without an inside has no choice of place.
      ...(isEngraved && piece.refSize !== null ? ['ENGRAVING_PLACE'] : []),
    ];
    return codes
      .filter((code) => offered.includes(code))
      .map((code) => {
        const attribute = named(code);
        const cuts: readonly string[] | undefined = code === 'CUT' ? OFFERED_CUTS.get(piece.code) : undefined;
        const options = attribute.options.filter((option) => cuts?.includes(option.code) ?? true);
        return { piece, attribute, options };
      });
  });
  const rows = await db.itemTypeAttribute.createManyAndReturn({
    data: offers.map(({ piece, attribute, options }) => {
      const drawn = drawnTerms(piece.drawing).shape;
      const standard = options.find(({ code }) => code === drawn) ?? options[0];
      return {
        itemTypeId: piece.id,
        attributeId: attribute.id,
        // The cut comes next to the stone.
        rank: attribute.code === 'CUT' ? 1 : attribute.rank,
        defaultOptionId: standard?.id ?? null,
      };
    }),
    select: { id: true, itemTypeId: true, attributeId: true },
  });
  const idOf = new Map(rows.map(({ id, itemTypeId, attributeId }) => [`${itemTypeId}/${attributeId}`, id]));
  await db.itemTypeAttributeOption.createMany({
    data: offers.flatMap(({ piece, attribute, options }) =>
      options.map((option) => ({
        itemTypeAttributeId: idOf.get(`${piece.id}/${attribute.id}`) ?? 0,
        optionId: option.id,
      })),
    ),
  });
}
