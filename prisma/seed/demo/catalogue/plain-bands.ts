import { band } from './band-rows.ts';
import { bandMetals } from './piece.ts';

/** Plain and textured bands. */
export const plainBands = [
  band(
    'BD-101',
    ['Comfort court band, 3 mm', 'Alliance demi-jonc confort, 3 mm'],
    [
      'Rounded inside and out: the band that is forgotten on the finger.',
      'Bombée dedans comme dehors : l’alliance que l’on oublie au doigt.',
    ],
    { category: 'CLASSIC_BANDS', profile: 'COMFORT', width: 3, weight: '3.40' },
  ),
  band(
    'BD-102',
    ['Comfort court band, 4 mm', 'Alliance demi-jonc confort, 4 mm'],
    [
      'Our best-loved width, in every alloy that we cast.',
      'Notre largeur préférée, dans tous les alliages que nous fondons.',
    ],
    {
      category: 'CLASSIC_BANDS',
      profile: 'COMFORT',
      width: 4,
      weight: '5.20',
      featured: 3,
      variants: [
        {
          code: 'BD-102-14KY-10',
          nameEn: 'Court 4 mm, 14K yellow, size 10',
          nameFr: 'Demi-jonc 4 mm, or jaune 14 ct, taille 10',
          alloyCode: '14KY',
          size: '10',
        },
        {
          code: 'BD-102-PT950-7',
          nameEn: 'Court 4 mm, platinum, size 7',
          nameFr: 'Demi-jonc 4 mm, platine, taille 7',
          alloyCode: 'PT950',
          size: '7',
        },
      ],
    },
  ),
  band(
    'BD-103',
    ['Comfort court band, 6 mm', 'Alliance demi-jonc confort, 6 mm'],
    [
      'A generous band with softened edges, 1.9 mm thick.',
      'Une alliance généreuse aux bords adoucis, 1,9 mm d’épaisseur.',
    ],
    { category: 'CLASSIC_BANDS', profile: 'COMFORT', width: 6, weight: '7.90', metals: bandMetals('18KY') },
  ),
  band(
    'BD-104',
    ['Flat band, 5 mm', 'Alliance ruban, 5 mm'],
    [
      'Flat outside, comfort curve inside, edges broken by hand.',
      'Plate dehors, confort dedans, arêtes cassées à la main.',
    ],
    { category: 'CLASSIC_BANDS', profile: 'FLAT', width: 5, weight: '6.80', metals: bandMetals('14KW') },
  ),
  band(
    'BD-105',
    ['Flat band, 8 mm', 'Alliance ruban, 8 mm'],
    [
      'A broad band in palladium: light to wear, grey like rain.',
      'Une alliance large en palladium : légère à porter, grise comme la pluie.',
    ],
    { category: 'CLASSIC_BANDS', profile: 'FLAT', width: 8, weight: '10.60', metals: bandMetals('PD950') },
  ),
  band(
    'BD-106',
    ['Knife-edge band, 3.5 mm', 'Alliance couteau, 3,5 mm'],
    [
      'Two slopes meet in a crest that draws a line of light.',
      'Deux pans se rejoignent en une crête qui trace une ligne de lumière.',
    ],
    {
      category: 'CLASSIC_BANDS',
      profile: 'KNIFE_EDGE',
      width: 3.5,
      weight: '4.20',
      metals: bandMetals('PT950'),
    },
  ),
  band(
    'BD-107',
    ['Slim stacking band, 2 mm', 'Anneau fin à empiler, 2 mm'],
    [
      'A whisper of a band; three of them make a story.',
      'Un souffle d’alliance ; à trois, elles racontent une histoire.',
    ],
    { category: 'CLASSIC_BANDS', profile: 'DOMED', width: 2, weight: '2.10', metals: bandMetals('14KR') },
  ),
  band(
    'BD-108',
    ['Village band in 22 karat, 5 mm', 'Alliance Village en 22 carats, 5 mm'],
    [
      'The colour that gold has of itself, in a heavy court profile.',
      'La couleur que l’or a de lui-même, en demi-jonc massif.',
    ],
    {
      category: 'CLASSIC_BANDS',
      profile: 'DOMED',
      width: 5,
      weight: '7.20',
      metals: ['22KY', '18KY'],
      pricingMode: 'ESTIMATED_WEIGHT',
    },
  ),
  band(
    'BT-201',
    ['Forge hammered band, 6 mm', 'Alliance martelée Forge, 6 mm'],
    [
      'Each facet is one blow of a ball hammer; no two bands are alike.',
      'Chaque facette est un coup de marteau à boule ; aucune alliance ne ressemble à une autre.',
    ],
    {
      category: 'TEXTURED_BANDS',
      profile: 'COMFORT',
      width: 6,
      weight: '8.10',
      finish: 'HAMMERED',
      featured: 8,
    },
  ),
  band(
    'BT-202',
    ['Galet hammered band, 4 mm', 'Alliance martelée Galet, 4 mm'],
    [
      'Soft dimples as on a pebble, polished last so that they gleam.',
      'De douces cavités de galet, polies en dernier pour qu’elles luisent.',
    ],
    {
      category: 'TEXTURED_BANDS',
      profile: 'DOMED',
      width: 4,
      weight: '5.30',
      finish: 'HAMMERED',
      metals: bandMetals('14KR'),
    },
  ),
  band(
    'BT-203',
    ['Ardoise brushed band, 6 mm', 'Alliance brossée Ardoise, 6 mm'],
    [
      'Brushed along its length, with bright edges that keep it crisp.',
      'Brossée dans la longueur, bords brillants qui la gardent nette.',
    ],
    {
      category: 'TEXTURED_BANDS',
      profile: 'FLAT',
      width: 6,
      weight: '8.00',
      finish: 'BRUSHED',
      metals: bandMetals('PD950'),
    },
  ),
  band(
    'BT-204',
    ['Dentelle milgrain band, 4 mm', 'Alliance mille-grains Dentelle, 4 mm'],
    [
      'A bead line on each edge, rolled with a knurling wheel as in 1910.',
      'Un rang de perles sur chaque bord, roulé à la molette comme en 1910.',
    ],
    {
      category: 'TEXTURED_BANDS',
      profile: 'FLAT',
      width: 4,
      weight: '5.10',
      finish: 'MILGRAIN',
      metals: bandMetals('18KR'),
    },
  ),
  band(
    'BT-205',
    ['Empire milgrain band, 6 mm', 'Alliance mille-grains Empire, 6 mm'],
    ['A domed centre between two beaded edges.', 'Un centre bombé entre deux bords perlés.'],
    { category: 'TEXTURED_BANDS', profile: 'COMFORT', width: 6, weight: '7.70', finish: 'MILGRAIN' },
  ),
  band(
    'BT-206',
    ['Sable satin band, 5 mm', 'Alliance satinée Sable, 5 mm'],
    [
      'A satin surface that hides the small scratches of every day.',
      'Une surface satinée qui cache les petites rayures du quotidien.',
    ],
    {
      category: 'TEXTURED_BANDS',
      profile: 'COMFORT',
      width: 5,
      weight: '6.60',
      finish: 'BRUSHED',
      metals: bandMetals('14KW'),
    },
  ),
];
