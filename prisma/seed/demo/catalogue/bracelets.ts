import { bracelet, hoop, linkBracelet, links, tennis } from './bracelet-rows.ts';
import { everydayMetals, fineMetals, offer, side } from './piece.ts';

/** Tennis bracelets, bangles, cuffs and links. */
export const bracelets = [
  tennis(
    'BR-101',
    ['Rivière tennis bracelet, 3 carats', 'Bracelet Rivière, 3 carats'],
    [
      'Sixty brilliants in four-claw baskets that turn like a ribbon.',
      'Soixante brillants en paniers à quatre griffes, souples comme un ruban.',
    ],
    '0.050',
    60,
    '9.80',
  ),
  tennis(
    'BR-102',
    ['Rivière tennis bracelet, 5 carats', 'Bracelet Rivière, 5 carats'],
    [
      'Fifty brilliants of a tenth of a carat, with a double safety.',
      'Cinquante brillants d’un dixième de carat, double sécurité.',
    ],
    '0.100',
    50,
    '12.40',
    { featured: 6 },
  ),
  tennis(
    'BR-103',
    ['Rivière tennis bracelet, 8 carats', 'Bracelet Rivière, 8 carats'],
    [
      'Forty-four brilliants, matched in colour under daylight lamps.',
      'Quarante-quatre brillants, appariés en couleur sous lampe du jour.',
    ],
    '0.180',
    44,
    '15.20',
    { metals: fineMetals('PT950') },
  ),
  tennis(
    'BR-190',
    ['High tennis bracelet, one-carat stones', 'Haute rivière, pierres d’un carat'],
    [
      'Thirty-two stones of a carat each, bought for the order; price on request.',
      'Trente-deux pierres d’un carat, achetées pour la commande ; prix sur demande.',
    ],
    '1.000',
    32,
    '24.00',
    { metals: fineMetals('PT950'), quoteRequired: true, requiresProof: true, days: 35 },
  ),
  bracelet(
    'BG-201',
    ['Round bangle, 4 mm', 'Jonc rond, 4 mm'],
    ['A hollow tube, closed without a seam that shows.', 'Un tube creux, fermé sans soudure visible.'],
    {
      category: 'BANGLES',
      sketch: hoop('BANGLE', 4),
      weight: '11.50',
      attributes: [offer('WRIST', 'M'), offer('ENGRAVING')],
    },
  ),
  bracelet(
    'BG-202',
    ['Flat bangle, 6 mm', 'Jonc ruban, 6 mm'],
    ['Solid and heavy, with a brushed face.', 'Massif et lourd, à face brossée.'],
    {
      category: 'BANGLES',
      sketch: hoop('BANGLE', 6, 'BRUSHED'),
      weight: '19.80',
      treatmentCodes: ['BRUSHED'],
      metals: everydayMetals('14KR'),
      attributes: [offer('WRIST', 'M'), offer('ENGRAVING')],
    },
  ),
  bracelet(
    'BG-203',
    ['Diamond bangle', 'Jonc diamants'],
    [
      'Fifteen brilliants along the top, hinged at the side.',
      'Quinze brillants sur le dessus, charnière latérale.',
    ],
    {
      category: 'BANGLES',
      sketch: { kind: 'BANGLE', width: 4.4, stone: { shape: 'ROUND', gem: 'DIAMOND', count: 15, size: 2.4 } },
      weight: '14.20',
      metals: fineMetals('14KW'),
      stones: [side('DIAMOND', 'ROUND', '0.050', 15)],
      findings: [{ findingCode: 'BOX_CLASP', quantity: '1' }],
      attributes: [offer('STONE', 'DIAMOND'), offer('STONE_QUALITY', 'G-VS'), offer('WRIST', 'M')],
      days: 16,
    },
  ),
  bracelet(
    'BG-204',
    ['Forge cuff, 15 mm', 'Manchette Forge, 15 mm'],
    [
      'An open cuff, hammered on the stake, that gives a little to go on.',
      'Une manchette ouverte, martelée à la bigorne, qui cède un peu pour s’enfiler.',
    ],
    {
      category: 'BANGLES',
      sketch: hoop('CUFF', 15, 'HAMMERED'),
      weight: '28.00',
      treatmentCodes: ['HAMMERED'],
      metals: everydayMetals('AG925'),
      attributes: [
        offer('WRIST', 'M'),
        offer('PLATING', 'NONE', ['NONE', 'BLACK_RHODIUM', 'VERMEIL']),
        offer('ENGRAVING'),
      ],
    },
  ),
  bracelet(
    'BG-205',
    ['Polished cuff, 10 mm', 'Manchette polie, 10 mm'],
    ['A mirror around the wrist.', 'Un miroir autour du poignet.'],
    {
      category: 'BANGLES',
      sketch: hoop('CUFF', 10),
      weight: '21.00',
      metals: everydayMetals('14KY'),
      attributes: [offer('WRIST', 'M'), offer('ENGRAVING')],
    },
  ),
  linkBracelet(
    'BL-301',
    ['Curb bracelet, 6 mm', 'Bracelet gourmette, 6 mm'],
    ['Diamond-cut curb links that lie flat.', 'Maille gourmette diamantée, bien plate.'],
    links('CURB', 6),
    '13.50',
    { featured: 13 },
  ),
  linkBracelet(
    'BL-302',
    ['Cable bracelet, 5 mm', 'Bracelet forçat, 5 mm'],
    ['Round links, soldered one by one.', 'Des mailles rondes, soudées une à une.'],
    links('CABLE', 5),
    '9.20',
    { metals: everydayMetals('14KW') },
  ),
  linkBracelet(
    'BL-303',
    ['Figaro bracelet, 5 mm', 'Bracelet figaro, 5 mm'],
    ['Three short links and a long one.', 'Trois mailles courtes et une longue.'],
    links('FIGARO', 5),
    '8.60',
  ),
  linkBracelet(
    'BL-304',
    ['Heavy curb bracelet, 9 mm', 'Bracelet gourmette lourde, 9 mm'],
    [
      'A man’s bracelet of real weight, invoiced at the weight that leaves our scales.',
      'Un bracelet d’homme au vrai poids, facturé au poids constaté.',
    ],
    links('CURB', 9),
    '38.00',
    {
      categoryCodes: ['LINK_BRACELETS', 'MEN'],
      pricingMode: 'MARKET_AT_SHIP',
      metals: ['14KY', '18KY', 'AG925'],
      days: 9,
    },
  ),
];
