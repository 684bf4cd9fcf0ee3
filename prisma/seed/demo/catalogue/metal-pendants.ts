import { FLAT_ATTRIBUTES, pendant } from './pendant-rows.ts';
import { chainOf, everydayMetals, fineMetals, offer, side } from './piece.ts';

/** Crosses, lockets and flat pendants for engraving. */
export const metalPendants = [
  pendant(
    'PX-201',
    ['Plain cross', 'Croix lisse'],
    ['Two softly rounded bars, 20 mm high.', 'Deux barres adoucies, 20 mm de haut.'],
    { category: 'CROSSES', sketch: { kind: 'CROSS_PENDANT' }, weight: '3.10', attributes: FLAT_ATTRIBUTES },
  ),
  pendant(
    'PX-202',
    ['Brushed cross', 'Croix brossée'],
    [
      'The plain cross with a brushed face and bright edges.',
      'La croix lisse, face brossée et bords brillants.',
    ],
    {
      category: 'CROSSES',
      sketch: { kind: 'CROSS_PENDANT', finish: 'BRUSHED' },
      weight: '3.10',
      metals: everydayMetals('AG925'),
      treatmentCodes: ['BRUSHED'],
      attributes: [chainOf('50'), offer('ENGRAVING')],
    },
  ),
  pendant(
    'PX-203',
    ['Diamond cross', 'Croix de diamants'],
    ['Twelve brilliants in a line and a beam.', 'Douze brillants en ligne et en traverse.'],
    {
      category: 'CROSSES',
      sketch: { kind: 'CROSS_PENDANT', stone: { shape: 'ROUND', gem: 'DIAMOND', count: 12, size: 1.7 } },
      weight: '3.40',
      metals: fineMetals('14KW'),
      stones: [side('DIAMOND', 'ROUND', '0.020', 12)],
    },
  ),
  pendant(
    'PX-204',
    ['One-stone cross', 'Croix à une pierre'],
    ['A single diamond where the beams meet.', 'Un seul diamant à la croisée.'],
    {
      category: 'CROSSES',
      sketch: { kind: 'CROSS_PENDANT', stone: { shape: 'ROUND', gem: 'DIAMOND', count: 1, size: 2.4 } },
      weight: '3.20',
      metals: fineMetals(),
      stones: [side('DIAMOND', 'ROUND', '0.050', 1, 'FLUSH')],
    },
  ),
  pendant(
    'PL-301',
    ['Oval locket', 'Médaillon ovale'],
    [
      'Opens to two pictures of 14 × 18 mm behind clear covers.',
      'S’ouvre sur deux photos de 14 × 18 mm sous couvercles transparents.',
    ],
    {
      category: 'LOCKETS',
      sketch: { kind: 'LOCKET_PENDANT', form: 'OVAL' },
      weight: '6.20',
      findings: [
        { findingCode: 'BAIL_6', quantity: '1' },
        { findingCode: 'LOCKET_HINGE', quantity: '1' },
      ],
      days: 14,
      attributes: FLAT_ATTRIBUTES,
    },
  ),
  pendant(
    'PL-302',
    ['Heart locket', 'Médaillon cœur'],
    ['A puffed heart with a diamond at its centre.', 'Un cœur bombé, un diamant en son centre.'],
    {
      category: 'LOCKETS',
      sketch: {
        kind: 'LOCKET_PENDANT',
        form: 'HEART',
        stone: { shape: 'ROUND', gem: 'DIAMOND', count: 1, size: 2 },
      },
      weight: '6.60',
      metals: everydayMetals('14KR'),
      stones: [side('DIAMOND', 'ROUND', '0.030', 1, 'FLUSH')],
      findings: [
        { findingCode: 'BAIL_6', quantity: '1' },
        { findingCode: 'LOCKET_HINGE', quantity: '1' },
      ],
      days: 14,
    },
  ),
  pendant(
    'PL-303',
    ['Round locket', 'Médaillon rond'],
    [
      'A watch-case locket of 20 mm that closes with a click.',
      'Un médaillon boîtier de 20 mm qui se ferme d’un clic.',
    ],
    {
      category: 'LOCKETS',
      sketch: { kind: 'LOCKET_PENDANT', form: 'DISC' },
      weight: '6.90',
      metals: everydayMetals('AG925'),
      findings: [
        { findingCode: 'BAIL_6', quantity: '1' },
        { findingCode: 'LOCKET_HINGE', quantity: '1' },
      ],
      days: 14,
      attributes: FLAT_ATTRIBUTES,
    },
  ),
  pendant(
    'PL-390',
    ['Portrait locket, hand engraved', 'Médaillon portrait, gravé à la main'],
    [
      'A portrait cut by our engraver from your photograph; price with the sketch.',
      'Un portrait taillé par notre graveur d’après votre photo ; prix remis avec l’esquisse.',
    ],
    {
      category: 'LOCKETS',
      sketch: { kind: 'LOCKET_PENDANT', form: 'OVAL', finish: 'BRUSHED' },
      weight: '8.40',
      metals: fineMetals('18KY'),
      quoteRequired: true,
      requiresProof: true,
      days: 30,
    },
  ),
  pendant(
    'PF-401',
    ['Hammered disc', 'Disque martelé'],
    ['A disc of 17 mm, hammered on the anvil.', 'Un disque de 17 mm, martelé sur le tas.'],
    {
      category: 'SYMBOLS',
      sketch: { kind: 'PLATE_PENDANT', form: 'DISC', finish: 'HAMMERED' },
      weight: '4.10',
      treatmentCodes: ['HAMMERED'],
    },
  ),
  pendant(
    'PF-402',
    ['Polished heart', 'Cœur poli'],
    ['A heart with a softened rim, blank for initials.', 'Un cœur au bord adouci, prêt pour des initiales.'],
    {
      category: 'SYMBOLS',
      sketch: { kind: 'PLATE_PENDANT', form: 'HEART' },
      weight: '3.60',
      metals: everydayMetals('14KR'),
      attributes: FLAT_ATTRIBUTES,
    },
  ),
  pendant(
    'PF-403',
    ['Bar with diamond', 'Barre au diamant'],
    [
      'An upright bar of 19 mm with one brilliant near its foot.',
      'Une barre verticale de 19 mm, un brillant près du pied.',
    ],
    {
      category: 'SYMBOLS',
      sketch: {
        kind: 'PLATE_PENDANT',
        form: 'BAR',
        stone: { shape: 'ROUND', gem: 'DIAMOND', count: 1, size: 1.8 },
      },
      weight: '2.60',
      stones: [side('DIAMOND', 'ROUND', '0.020', 1, 'FLUSH')],
      attributes: [chainOf('45'), offer('ENGRAVING')],
    },
  ),
  pendant(
    'PF-404',
    ['Brushed bar', 'Barre brossée'],
    ['The bar without a stone, brushed lengthwise.', 'La barre sans pierre, brossée dans la longueur.'],
    {
      category: 'SYMBOLS',
      sketch: { kind: 'PLATE_PENDANT', form: 'BAR', finish: 'BRUSHED' },
      weight: '2.60',
      metals: everydayMetals('AG925'),
      treatmentCodes: ['BRUSHED'],
      attributes: [
        chainOf('50'),
        offer('PLATING', 'NONE', ['NONE', 'RHODIUM', 'VERMEIL']),
        offer('ENGRAVING'),
      ],
    },
  ),
  pendant(
    'PF-405',
    ['Identity tag', 'Plaque d’identité'],
    [
      'A plain tag with rounded corners, 1.2 mm thick.',
      'Une plaque lisse aux coins arrondis, 1,2 mm d’épaisseur.',
    ],
    {
      category: 'SYMBOLS',
      sketch: { kind: 'PLATE_PENDANT', form: 'TAG', finish: 'BRUSHED' },
      weight: '6.80',
      metals: everydayMetals('AG925'),
      treatmentCodes: ['BRUSHED'],
      attributes: [chainOf('50'), offer('ENGRAVING')],
    },
  ),
  pendant(
    'PF-406',
    ['Oval medal', 'Médaille ovale'],
    ['A polished oval for a name and a date.', 'Un ovale poli pour un prénom et une date.'],
    {
      category: 'SYMBOLS',
      sketch: { kind: 'PLATE_PENDANT', form: 'OVAL' },
      weight: '3.20',
      attributes: FLAT_ATTRIBUTES,
    },
  ),
];
