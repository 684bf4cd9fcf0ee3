import type { RateColumn, RateReference, RateTable, RateTableCode, RateValue } from './rate-table.ts';

const RATE: RateValue = { kind: 'DECIMAL', min: '0', max: '999999', places: 4 };
const CARAT: RateValue = { kind: 'DECIMAL', min: '0.001', max: '99', places: 3 };
const MARKET: RateValue = { kind: 'DECIMAL', min: '0.0001', max: '9999999', places: 4 };

/** The rate tables that staff maintain. One editor handles all of them. */
export const RATE_TABLES: Readonly<Record<RateTableCode, RateTable>> = {
  MARKET: {
    code: 'MARKET',
    nameEn: 'Market prices',
    nameFr: 'Cours du marché',
    table: 'MarketPrice',
    validFrom: 'asOf',
    columns: [
      key('metal', 'metalId', ['Metal', 'Métal'], reference('METAL')),
      rate('buy', 'buy', ['Buy, per troy ounce', 'Achat, l’once troy'], MARKET),
      rate('sell', 'sell', ['Sell, per troy ounce', 'Vente, l’once troy'], MARKET),
    ],
    canWithdraw: false,
    constants: { source: 'MANUAL' },
  },
  ALLOY_PREMIUMS: {
    code: 'ALLOY_PREMIUMS',
    nameEn: 'Alloys',
    nameFr: 'Alliages',
    table: 'AlloyRate',
    validFrom: 'validFrom',
    columns: [
      key('alloy', 'alloyId', ['Alloy', 'Alliage'], reference('ALLOY')),
      rate('premiumPercent', 'premiumPercent', ['Premium, %', 'Prime, %'], percent('-50', '500')),
      rate('density', 'density', ['Density, g/cm³', 'Densité, g/cm³'], {
        kind: 'DECIMAL',
        min: '1',
        max: '25',
        places: 3,
      }),
      rate('fineness', 'fineness', ['Fineness, 0 to 1', 'Titre, de 0 à 1'], {
        kind: 'DECIMAL',
        min: '0',
        max: '1',
        places: 4,
      }),
    ],
    canWithdraw: false,
    base: { table: 'Alloy' },
  },
  ALLOY_METALS: {
    code: 'ALLOY_METALS',
    nameEn: 'Composition',
    nameFr: 'Composition',
    table: 'AlloyComponent',
    validFrom: 'validFrom',
    columns: [
      key('alloy', 'alloyId', ['Alloy', 'Alliage'], reference('ALLOY')),
      key('metal', 'metalId', ['Metal', 'Métal'], reference('METAL')),
      rate('fraction', 'fraction', ['Part, 0 to 1', 'Part, de 0 à 1'], {
        kind: 'DECIMAL',
        min: '0.0001',
        max: '1',
        places: 4,
      }),
    ],
    canWithdraw: true,
  },
  LABOUR: {
    code: 'LABOUR',
    nameEn: 'Labour',
    nameFr: 'Main-d’œuvre',
    table: 'ServiceRate',
    validFrom: 'validFrom',
    columns: [
      key('service', 'serviceTypeId', ['Service', 'Prestation'], reference('SERVICE_TYPE')),
      rate('threshold', 'threshold', ['Threshold, g', 'Seuil, g'], grams()),
      rate('perPiece', 'perPiece', ['Per piece below', 'La pièce en dessous'], RATE),
      rate('perGram', 'perGram', ['Per gram from it on', 'Le gramme à partir du seuil'], RATE),
      rate('minimum', 'minimum', ['Minimum', 'Minimum'], RATE),
    ],
    canWithdraw: true,
  },
  SETTINGS: {
    code: 'SETTINGS',
    nameEn: 'Stone setting',
    nameFr: 'Sertissage',
    table: 'SettingRate',
    validFrom: 'validFrom',
    columns: [
      key('settingType', 'settingType', ['Setting', 'Serti'], code()),
      key('maxCarat', 'maxCarat', ['Up to, ct', 'Jusqu’à, ct'], CARAT),
      rate('rate', 'rate', ['Per stone', 'La pierre'], RATE),
    ],
    canWithdraw: true,
  },
  STONES: {
    code: 'STONES',
    nameEn: 'Stones',
    nameFr: 'Pierres',
    table: 'StonePrice',
    validFrom: 'validFrom',
    columns: [
      key('gem', 'gem', ['Gem', 'Gemme'], code()),
      key('shape', 'shape', ['Shape', 'Taille'], code()),
      key('quality', 'quality', ['Quality', 'Qualité'], code()),
      key('maxCarat', 'maxCarat', ['Up to, ct', 'Jusqu’à, ct'], CARAT),
      narrowing('customerType', 'customerTypeId', ['Customer type', 'Type de client'], 'CUSTOMER_TYPE'),
      narrowing('customer', 'customerId', ['Customer', 'Client'], 'CUSTOMER'),
      optionalRate('pricePerCarat', ['Per carat', 'Le carat']),
      optionalRate('pricePerPiece', ['Per stone', 'La pierre']),
    ],
    canWithdraw: true,
    exactlyOneOf: ['pricePerCarat', 'pricePerPiece'],
  },
  FINDINGS: {
    code: 'FINDINGS',
    nameEn: 'Findings',
    nameFr: 'Apprêts',
    table: 'FindingRate',
    validFrom: 'validFrom',
    columns: [
      key('finding', 'findingId', ['Finding', 'Apprêt'], reference('FINDING')),
      rate('price', 'price', ['Price each', 'Prix à la pièce'], RATE),
    ],
    canWithdraw: false,
    base: { table: 'Finding' },
  },
  TREATMENTS: {
    code: 'TREATMENTS',
    nameEn: 'Treatments',
    nameFr: 'Traitements',
    table: 'TreatmentRate',
    validFrom: 'validFrom',
    columns: [
      key('treatment', 'treatmentId', ['Treatment', 'Traitement'], reference('TREATMENT')),
      rate('rate', 'rate', ['Rate', 'Tarif'], RATE),
      rate('setup', 'setup', ['Set-up, once', 'Mise en train, une fois'], RATE),
    ],
    canWithdraw: false,
    base: { table: 'Treatment' },
  },
  PRIORITIES: {
    code: 'PRIORITIES',
    nameEn: 'Priorities',
    nameFr: 'Priorités',
    table: 'PriorityRate',
    validFrom: 'validFrom',
    columns: [
      key('priority', 'priorityId', ['Priority', 'Priorité'], reference('PRIORITY')),
      rate('factor', 'factor', ['Labour ×', 'Main-d’œuvre ×'], factor()),
      rate('leadFactor', 'leadFactor', ['Lead time ×', 'Délai ×'], factor()),
    ],
    canWithdraw: false,
    base: { table: 'Priority' },
  },
  TERMS: {
    code: 'TERMS',
    nameEn: 'Price terms',
    nameFr: 'Conditions',
    table: 'PriceTerm',
    validFrom: 'validFrom',
    columns: [
      narrowing('customerType', 'customerTypeId', ['Customer type', 'Type de client'], 'CUSTOMER_TYPE'),
      narrowing('customer', 'customerId', ['Customer', 'Client'], 'CUSTOMER'),
      narrowing('itemGroup', 'itemGroupId', ['Item group', 'Groupe d’articles'], 'ITEM_GROUP'),
      narrowing('itemType', 'itemTypeId', ['Item type', 'Article'], 'ITEM_TYPE'),
      rate('percent', 'percent', ['Adjustment, %', 'Ajustement, %'], percent('-100', '500')),
    ],
    canWithdraw: true,
  },
  QUANTITY_BREAKS: {
    code: 'QUANTITY_BREAKS',
    nameEn: 'Quantity breaks',
    nameFr: 'Paliers de quantité',
    table: 'QuantityBreak',
    validFrom: 'validFrom',
    columns: [
      key('itemType', 'itemTypeId', ['Item type', 'Article'], reference('ITEM_TYPE')),
      key('fromQuantity', 'fromQuantity', ['From quantity', 'À partir de'], {
        kind: 'INTEGER',
        min: 2,
        max: 999,
      }),
      rate('percent', 'percent', ['Rebate, %', 'Remise, %'], percent('0', '100')),
    ],
    canWithdraw: true,
  },
};

type Names = readonly [nameEn: string, nameFr: string];

function key(name: string, column: string, [nameEn, nameFr]: Names, value: RateValue): RateColumn {
  return { name, column, nameEn, nameFr, value, isKey: true, isRequired: true };
}

/** A part of the key that may be empty; the row then applies to all. */
function narrowing(name: string, column: string, names: Names, to: RateReference): RateColumn {
  return { ...key(name, column, names, reference(to)), isRequired: false };
}

function rate(name: string, column: string, names: Names, value: RateValue): RateColumn {
  return { ...key(name, column, names, value), isKey: false };
}

function optionalRate(name: string, names: Names): RateColumn {
  return { ...rate(name, name, names, RATE), isRequired: false };
}

function reference(to: RateReference): RateValue {
  return { kind: 'REFERENCE', to };
}

function code(): RateValue {
  return { kind: 'CODE', maxLength: 30 };
}

function grams(): RateValue {
  return { kind: 'DECIMAL', min: '0', max: '99999', places: 2 };
}

function factor(): RateValue {
  return { kind: 'DECIMAL', min: '0', max: '99', places: 4 };
}

function percent(min: string, max: string): RateValue {
  return { kind: 'DECIMAL', min, max, places: 4 };
}
