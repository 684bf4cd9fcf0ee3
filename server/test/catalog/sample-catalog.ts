import type { Database } from '../../database/client.ts';
import { createAlloys } from '../../domains/catalog/alloys/create-alloys.ts';
import { createAttributes } from '../../domains/catalog/attributes/create-attributes.ts';
import { createCategories } from '../../domains/catalog/categories/create-categories.ts';
import { createItemTypes } from '../../domains/catalog/item-types/create-item-types.ts';
import type { NewItemType } from '../../domains/catalog/item-types/new-item-type.ts';
import {
  createWorkflowRules,
  type NewWorkflowRules,
} from '../../domains/estimates/data/create-workflow-rules.ts';
import { refreshListPrices } from '../../domains/pricing/list-prices/refresh-list-prices.ts';
import { createMarketPrices } from '../../domains/pricing/sources/create-market-prices.ts';
import { createRates } from '../../domains/pricing/sources/create-rates.ts';

/** The ring of the worked example (product rules 7): 483.43 at size 9, rush, for a customer with −5 %. */
export const WORKED_EXAMPLE: NewItemType = {
  code: 'BAND-1',
  nameEn: 'Étoile band',
  nameFr: 'Alliance Étoile',
  descriptionEn: 'A band with six stones.',
  descriptionFr: 'Une alliance sertie de six pierres.',
  itemGroupCode: 'BANDS',
  categoryCodes: ['CLASSIC_BANDS'],
  leadDays: 10,
  refWeight: '5.20',
  refSize: '7',
  minSize: '4',
  maxSize: '13',
  thickness: '1.8',
  surfaceArea: '3.60',
  shankShare: '1',
  lossPercent: '5',
  markupMetal: '10',
  markupLabour: '40',
  markupStone: '25',
  drawing: { kind: 'BAND', metalColour: 'YELLOW', finish: 'POLISHED', profile: 'COMFORT', width: 4 },
  alloyCodes: ['14KY', '14KW'],
  attributes: [
    { attributeCode: 'SIZE', required: true, optionCodes: [] },
    {
      attributeCode: 'FINISH',
      required: true,
      defaultOptionCode: 'POLISHED',
      optionCodes: ['POLISHED', 'BRUSHED'],
    },
    { attributeCode: 'QUALITY', required: false, defaultOptionCode: 'G_VS', optionCodes: ['G_VS', 'H_SI'] },
    { attributeCode: 'ENGRAVING', required: false, optionCodes: ['INSIDE'] },
  ],
  stones: [
    {
      position: 'SIDE',
      gem: 'DIAMOND',
      shape: 'ROUND',
      quality: 'G-VS',
      caratEach: '0.02',
      count: 6,
      settingType: 'PAVE',
    },
  ],
  serviceCodes: ['CASTING'],
  treatmentCodes: ['RHODIUM'],
};

/** A plain pendant without size, only in silver. */
export const SAMPLE_PENDANT: NewItemType = {
  code: 'PENDANT-1',
  nameEn: 'Heart pendant',
  nameFr: 'Pendentif cœur',
  descriptionEn: 'A heart.',
  descriptionFr: 'Un cœur.',
  itemGroupCode: 'PENDANTS',
  categoryCodes: ['PENDANTS'],
  featuredRank: 1,
  leadDays: 5,
  refWeight: '3.00',
  drawing: { kind: 'PLATE_PENDANT', metalColour: 'SILVER', finish: 'POLISHED', form: 'HEART' },
  alloyCodes: ['AG925'],
  serviceCodes: ['CASTING'],
};

/** A piece priced only by hand. */
export const SAMPLE_ON_REQUEST: NewItemType = {
  ...SAMPLE_PENDANT,
  code: 'URN-1',
  nameEn: 'Urn on request',
  nameFr: 'Urne sur demande',
  featuredRank: null,
  quoteRequired: true,
};

/** The placeholder for free designs. */
const SAMPLE_FREE_DESIGN: NewItemType = {
  ...SAMPLE_PENDANT,
  code: 'DESIGN-1',
  nameEn: 'Free design',
  nameFr: 'Création libre',
  categoryCodes: [],
  featuredRank: null,
  shownInCatalog: false,
  freeDesign: true,
  quoteRequired: true,
  acceptsOwnMetal: true,
  leadDays: 10,
  lossPercent: '5',
  markupMetal: '10',
  markupLabour: '40',
  markupStone: '25',
  alloyCodes: ['14KY', '14KW', 'AG925'],
  attributes: [{ attributeCode: 'SPECIFICATION', required: false, optionCodes: [] }],
  serviceCodes: ['CAD', 'CASTING', 'FINISHING', 'REPAIR'],
  treatmentCodes: ['RHODIUM', 'BRUSHING', 'GILDING'],
};

/** Castings are modelled first, and no repair follows one. */
const WORKFLOW_RULES: NewWorkflowRules = {
  groups: [
    { code: 'MAKING', nameEn: 'Making', nameFr: 'Fabrication' },
    { code: 'CARE', nameEn: 'Care', nameFr: 'Entretien' },
  ],
  rules: [
    {
      serviceTypeCode: 'CAD',
      groupCode: 'MAKING',
      requiresProof: true,
      minLeadDays: 5,
      nextCodes: ['CASTING'],
    },
    {
      serviceTypeCode: 'CASTING',
      groupCode: 'MAKING',
      requiresProof: false,
      minLeadDays: 3,
      nextCodes: ['FINISHING'],
    },
    {
      serviceTypeCode: 'FINISHING',
      groupCode: 'MAKING',
      requiresProof: false,
      minLeadDays: 0,
      nextCodes: [],
    },
    { serviceTypeCode: 'REPAIR', groupCode: 'CARE', requiresProof: false, minLeadDays: 2, nextCodes: [] },
  ],
  infoTexts: [{ page: 'CREATE', textEn: 'Prices are estimates.', textFr: 'Les prix sont des estimations.' }],
};

/**
 * A small catalogue on top of the reference data, priced with gold at 2,400 and silver at 30 an ounce, and with a
 * silver price that awaits a decision: categories BANDS > CLASSIC_BANDS and PENDANTS, three alloys, four attributes,
 * the pieces above and the given ones. Returns the ids of the pieces by code.
 */
export async function createSampleCatalog(
  db: Database,
  { now, pieces = [] }: { now: Date; pieces?: readonly NewItemType[] },
): Promise<ReadonlyMap<string, number>> {
  await createMarketPrices(db, [
    { metalCode: 'AU', asOf: now, buy: '2395', sell: '2400', source: 'TEST' },
    { metalCode: 'AG', asOf: now, buy: '29.5', sell: '30', source: 'TEST' },
  ]);
  const silver = await db.metal.findUniqueOrThrow({ where: { code: 'AG' } });
  await db.heldMarketPrice.create({
    data: {
      metalId: silver.id,
      asOf: now,
      buy: '300',
      sell: '300',
      source: 'TEST',
      against: '30',
      heldAt: now,
    },
  });
  await createRates(db, {
    serviceRates: [
      { serviceTypeCode: 'CASTING', perPiece: '35', perGram: '4', minimum: '38', threshold: '8' },
      { serviceTypeCode: 'CAD', perPiece: '85', perGram: '0', minimum: '85', threshold: '9999' },
    ],
    settingRates: [{ settingType: 'PAVE', maxCarat: '0.05', rate: '2.50' }],
    treatments: [
      { code: 'RHODIUM', nameEn: 'Rhodium plating', nameFr: 'Rhodiage', unit: 'FIXED', rate: '12' },
      { code: 'BRUSHING', nameEn: 'Brushing', nameFr: 'Brossage', unit: 'PER_GRAM', rate: '1.5' },
      {
        code: 'GILDING',
        nameEn: 'Gilding',
        nameFr: 'Dorure',
        unit: 'PER_AREA',
        rate: '2.5',
        setup: '6',
      },
      { code: 'ENGRAVING', nameEn: 'Engraving', nameFr: 'Gravure', unit: 'FIXED', rate: '18' },
    ],
    findings: [],
    stonePrices: [
      { gem: 'DIAMOND', shape: 'ROUND', quality: 'G-VS', maxCarat: '0.05', pricePerCarat: '650' },
      { gem: 'DIAMOND', shape: 'ROUND', quality: 'H-SI', maxCarat: '0.05', pricePerCarat: '450' },
    ],
  });
  await createAlloys(db, ALLOYS);
  await createAttributes(db, [
    {
      code: 'SIZE',
      nameEn: 'Ring size',
      nameFr: 'Taille',
      kind: 'SIZE',
      showInProductCatalog: false,
      rank: 0,
      options: [],
    },
    {
      code: 'FINISH',
      nameEn: 'Finish',
      nameFr: 'Fini',
      kind: 'SELECT',
      showInProductCatalog: true,
      rank: 1,
      options: [
        { code: 'POLISHED', nameEn: 'Polished', nameFr: 'Poli' },
        { code: 'BRUSHED', nameEn: 'Brushed', nameFr: 'Brossé', treatmentCode: 'BRUSHING' },
      ],
    },
    {
      code: 'QUALITY',
      nameEn: 'Stone quality',
      nameFr: 'Qualité des pierres',
      kind: 'SELECT',
      showInProductCatalog: true,
      rank: 2,
      options: [
        { code: 'G_VS', nameEn: 'G-VS', nameFr: 'G-VS', stoneQuality: 'G-VS' },
        { code: 'H_SI', nameEn: 'H-SI', nameFr: 'H-SI', stoneQuality: 'H-SI' },
      ],
    },
    {
      code: 'ENGRAVING',
      nameEn: 'Engraving',
      nameFr: 'Gravure',
      kind: 'TEXT',
      showInProductCatalog: false,
      rank: 3,
      maxLength: 20,
      options: [{ code: 'INSIDE', nameEn: 'Inside', nameFr: 'À l’intérieur', treatmentCode: 'ENGRAVING' }],
    },
    {
      code: 'SPECIFICATION',
      nameEn: 'Specification',
      nameFr: 'Fiche technique',
      kind: 'TEXT',
      showInProductCatalog: false,
      rank: 4,
      maxLength: 2_000,
      options: [],
    },
  ]);
  await db.itemGroup.createMany({
    data: [
      { code: 'BANDS', nameEn: 'Bands', nameFr: 'Alliances', rank: 1 },
      { code: 'PENDANTS', nameEn: 'Pendants', nameFr: 'Pendentifs', rank: 2 },
    ],
  });
  await createCategories(db, [
    category('BANDS', null, 'Bands', 'Alliances', 0),
    category('CLASSIC_BANDS', 'BANDS', 'Classic', 'Classiques', 0),
    category('PENDANTS', null, 'Pendants', 'Pendentifs', 1),
  ]);
  const ids = await createItemTypes(db, [
    WORKED_EXAMPLE,
    SAMPLE_PENDANT,
    SAMPLE_ON_REQUEST,
    ...pieces,
    SAMPLE_FREE_DESIGN,
  ]);
  await createWorkflowRules(db, WORKFLOW_RULES);
  await refreshListPrices(db, now);
  return ids;
}

const ALLOYS = [
  alloy('14KY', '14K yellow gold', 'Or jaune 14 ct', {
    colour: 'YELLOW',
    mark: '14K',
    metalCode: 'AU',
    fineness: '0.585',
  }),
  alloy('14KW', '14K white gold', 'Or blanc 14 ct', {
    colour: 'WHITE',
    mark: '14K',
    metalCode: 'AU',
    fineness: '0.585',
  }),
  alloy('AG925', 'Sterling silver', 'Argent 925', {
    colour: 'SILVER',
    mark: 'Ag925',
    metalCode: 'AG',
    fineness: '0.925',
  }),
];

function alloy(
  code: string,
  nameEn: string,
  nameFr: string,
  { metalCode, fineness, ...look }: { colour: string; mark: string; metalCode: string; fineness: string },
) {
  const components = [{ metalCode, fraction: fineness }];
  return {
    code,
    nameEn,
    nameFr,
    ...look,
    fineness,
    premiumPercent: '3',
    density: '13.0',
    rank: 0,
    components,
  };
}

function category(code: string, parentCode: string | null, nameEn: string, nameFr: string, rank: number) {
  return { code, parentCode, nameEn, nameFr, descriptionEn: '', descriptionFr: '', rank, drawing: null };
}
