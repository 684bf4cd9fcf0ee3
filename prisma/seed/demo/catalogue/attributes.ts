import type {
  NewAttribute,
  NewAttributeOption,
} from '../../../../server/domains/catalog/attributes/create-attributes.ts';

type Effect = Omit<NewAttributeOption, 'code' | 'nameEn' | 'nameFr'>;

function option(code: string, nameEn: string, nameFr: string, effect: Effect = {}): NewAttributeOption {
  return { code, nameEn, nameFr, ...effect };
}

/** Centre stone weights to choose from, in carats. */
const CENTRE_CARATS = ['0.30', '0.50', '0.70', '0.90', '1.00', '1.25', '1.50', '2.00', '2.50', '3.00'];

/** All choices for a piece except its metal, in the order in which a jeweller asks for them. */
export const demoAttributes: NewAttribute[] = [
  {
    code: 'SIZE',
    nameEn: 'Ring size',
    nameFr: 'Taille de bague',
    kind: 'SIZE',
    showInProductCatalog: false,
    rank: 0,
    options: [],
  },
  {
    code: 'STONE',
    nameEn: 'Stone',
    nameFr: 'Pierre',
    kind: 'SELECT',
    showInProductCatalog: true,
    rank: 1,
    options: [
      option('DIAMOND', 'Natural diamond', 'Diamant naturel', { stoneGem: 'DIAMOND' }),
      option('LAB_DIAMOND', 'Lab-grown diamond', 'Diamant de laboratoire', { stoneGem: 'LAB_DIAMOND' }),
      option('MOISSANITE', 'Moissanite', 'Moissanite', { stoneGem: 'MOISSANITE' }),
    ],
  },
  {
    code: 'GEMSTONE',
    nameEn: 'Gemstone',
    nameFr: 'Pierre de couleur',
    kind: 'SELECT',
    showInProductCatalog: true,
    rank: 2,
    options: [
      option('SAPPHIRE', 'Sapphire', 'Saphir', { stoneGem: 'SAPPHIRE' }),
      option('RUBY', 'Ruby', 'Rubis', { stoneGem: 'RUBY' }),
      option('EMERALD', 'Emerald', 'Émeraude', { stoneGem: 'EMERALD' }),
      option('AMETHYST', 'Amethyst', 'Améthyste', { stoneGem: 'AMETHYST' }),
      option('AQUAMARINE', 'Aquamarine', 'Aigue-marine', { stoneGem: 'AQUAMARINE' }),
    ],
  },
  {
    code: 'CENTRE_STONE',
    nameEn: 'Centre stone',
    nameFr: 'Pierre centrale',
    kind: 'SELECT',
    showInProductCatalog: true,
    rank: 3,
    options: CENTRE_CARATS.map((carat) =>
      option(`CT_${carat}`, `${carat} ct`, `${carat.replace('.', ',')} ct`, { centreCarat: carat }),
    ),
  },
  {
    code: 'STONE_QUALITY',
    nameEn: 'Stone quality',
    nameFr: 'Qualité des pierres',
    kind: 'SELECT',
    showInProductCatalog: true,
    rank: 4,
    options: [
      option('H-SI', 'H colour, SI clarity', 'Couleur H, pureté SI', { stoneQuality: 'H-SI' }),
      option('G-VS', 'G colour, VS clarity', 'Couleur G, pureté VS', { stoneQuality: 'G-VS' }),
      option('F-VVS', 'F colour, VVS clarity', 'Couleur F, pureté VVS', { stoneQuality: 'F-VVS' }),
    ],
  },
  {
    code: 'GEM_QUALITY',
    nameEn: 'Gemstone quality',
    nameFr: 'Qualité de la pierre de couleur',
    kind: 'SELECT',
    showInProductCatalog: false,
    rank: 5,
    options: [
      option('AA', 'AA, fine', 'AA, belle qualité', { stoneQuality: 'AA' }),
      option('AAA', 'AAA, exceptional', 'AAA, qualité exceptionnelle', { stoneQuality: 'AAA' }),
    ],
  },
  {
    code: 'FINISH',
    nameEn: 'Finish',
    nameFr: 'Finition',
    kind: 'SELECT',
    showInProductCatalog: true,
    rank: 6,
    options: [
      option('POLISHED', 'High polish', 'Poli miroir'),
      option('BRUSHED', 'Brushed', 'Brossé', { treatmentCode: 'BRUSHED' }),
      option('SATIN', 'Satin', 'Satiné', { treatmentCode: 'SATIN' }),
      option('HAMMERED', 'Hammered', 'Martelé', { treatmentCode: 'HAMMERED' }),
      option('MILGRAIN', 'Milgrain', 'Mille-grains', { treatmentCode: 'MILGRAIN' }),
    ],
  },
  {
    code: 'PLATING',
    nameEn: 'Plating',
    nameFr: 'Placage',
    kind: 'SELECT',
    showInProductCatalog: false,
    rank: 7,
    options: [
      option('NONE', 'No plating', 'Sans placage'),
      option('RHODIUM', 'Rhodium', 'Rhodium', { treatmentCode: 'RHODIUM' }),
      option('BLACK_RHODIUM', 'Black rhodium', 'Rhodium noir', { treatmentCode: 'BLACK_RHODIUM' }),
      option('VERMEIL', '18K gold vermeil', 'Vermeil or 18 ct', { treatmentCode: 'VERMEIL' }),
      option('ROSE_GOLD', 'Rose gold', 'Or rose', { treatmentCode: 'ROSE_GOLD_PLATING' }),
    ],
  },
  {
    code: 'CHAIN_LENGTH',
    nameEn: 'Chain length',
    nameFr: 'Longueur de chaîne',
    kind: 'NUMBER',
    unit: 'cm',
    showInProductCatalog: false,
    rank: 8,
    options: [],
  },
  {
    code: 'WRIST',
    nameEn: 'Wrist size',
    nameFr: 'Tour de poignet',
    kind: 'SELECT',
    showInProductCatalog: false,
    rank: 9,
    options: [
      option('S', 'Small, 16.5 cm', 'Petit, 16,5 cm'),
      option('M', 'Medium, 18 cm', 'Moyen, 18 cm'),
      option('L', 'Large, 19.5 cm', 'Grand, 19,5 cm'),
    ],
  },
  {
    code: 'EAR_BACKS',
    nameEn: 'Ear backs',
    nameFr: 'Poussoirs',
    kind: 'SELECT',
    showInProductCatalog: false,
    rank: 10,
    options: [
      option('BUTTERFLY', 'Butterfly', 'Papillon'),
      option('SCREW', 'Screw back', 'À vis', { treatmentCode: 'SCREW_BACKS' }),
      option('PROTECTOR', 'Locking', 'De sécurité', { treatmentCode: 'PROTECTOR_BACKS' }),
    ],
  },
  {
    code: 'FINGERPRINT',
    nameEn: 'Fingerprint',
    nameFr: 'Empreinte digitale',
    kind: 'SELECT',
    showInProductCatalog: false,
    rank: 11,
    options: [
      option('SCAN', 'Digital scan', 'Numérisation', { treatmentCode: 'FINGERPRINT' }),
      option('INK_CARD', 'Ink card by post', 'Fiche encrée par la poste', {
        treatmentCode: 'FINGERPRINT_CARD',
      }),
      option('ON_FILE', 'Already on file', 'Déjà au dossier', { treatmentCode: 'FINGERPRINT' }),
    ],
  },
  {
    code: 'ENGRAVING',
    nameEn: 'Engraving',
    nameFr: 'Gravure',
    kind: 'TEXT',
    showInProductCatalog: false,
    rank: 12,
    maxLength: 24,
    options: [option('TEXT', 'Inscription', 'Inscription', { treatmentCode: 'LASER_ENGRAVING' })],
  },
];
