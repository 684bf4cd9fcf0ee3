import { band } from './band-rows.ts';
import { bandMetals, side } from './piece.ts';

/** Bands with stones, and bands of two metals. */
export const setBands = [
  band(
    'BS-301',
    ['Rail channel band', 'Alliance serti rail'],
    [
      'Nine brilliants between two rails, over a third of the ring.',
      'Neuf brillants entre deux rails, sur un tiers de l’anneau.',
    ],
    {
      category: 'DIAMOND_BANDS',
      profile: 'FLAT',
      width: 3.4,
      weight: '4.10',
      stones: [side('DIAMOND', 'ROUND', '0.025', 9, 'CHANNEL')],
      metals: bandMetals('14KW'),
      days: 11,
    },
  ),
  band(
    'BS-302',
    ['Half pavé band', 'Alliance demi-tour pavée'],
    ['Fifteen brilliants in fish-tail pavé.', 'Quinze brillants en pavé queue de poisson.'],
    {
      category: 'DIAMOND_BANDS',
      profile: 'FLAT',
      width: 2.4,
      weight: '2.60',
      stones: [side('DIAMOND', 'ROUND', '0.015', 15)],
      metals: bandMetals('14KW'),
      days: 11,
    },
  ),
  band(
    'BS-303',
    ['Constellation flush band', 'Alliance serti étoilé Constellation'],
    [
      'Seven stones set flush, scattered as if by hand.',
      'Sept pierres serties à fleur, comme semées à la main.',
    ],
    {
      category: 'DIAMOND_BANDS',
      profile: 'COMFORT',
      width: 5,
      weight: '6.70',
      stones: [side('DIAMOND', 'ROUND', '0.020', 7, 'FLUSH')],
      days: 11,
    },
  ),
  band(
    'BS-304',
    ['Full pavé band', 'Alliance tour complet pavée'],
    [
      'Thirty-two brilliants around the finger in a band of 3.4 mm.',
      'Trente-deux brillants autour du doigt dans une alliance de 3,4 mm.',
    ],
    {
      category: 'DIAMOND_BANDS',
      profile: 'FLAT',
      width: 3.4,
      weight: '3.90',
      stones: [side('DIAMOND', 'ROUND', '0.025', 32)],
      metals: bandMetals('PT950'),
      days: 13,
    },
  ),
  band(
    'BS-305',
    ['One-stone men’s band', 'Alliance d’homme à une pierre'],
    [
      'A single brilliant sunk into 6 mm of brushed metal.',
      'Un seul brillant noyé dans 6 mm de métal brossé.',
    ],
    {
      category: 'DIAMOND_BANDS',
      profile: 'FLAT',
      width: 6,
      weight: '8.20',
      finish: 'BRUSHED',
      stones: [side('DIAMOND', 'ROUND', '0.050', 1, 'FLUSH')],
      metals: bandMetals('14KW'),
      days: 10,
    },
  ),
  band(
    'BB-401',
    ['Horizon two-tone band', 'Alliance bicolore Horizon'],
    [
      'A brushed white centre between polished yellow edges, fused before turning.',
      'Un centre blanc brossé entre deux bords jaunes polis, unis avant le tournage.',
    ],
    {
      category: 'TWO_TONE_BANDS',
      profile: 'FLAT',
      width: 6,
      weight: '8.00',
      finish: 'BRUSHED',
      secondMetal: 'WHITE',
      metals: ['14KY', '18KY'],
      featured: 15,
    },
  ),
  band(
    'BB-402',
    ['Aurore two-tone band', 'Alliance bicolore Aurore'],
    ['A rose line runs around a white band.', 'Une ligne rose court autour d’une alliance blanche.'],
    {
      category: 'TWO_TONE_BANDS',
      profile: 'FLAT',
      width: 5,
      weight: '6.70',
      secondMetal: 'ROSE',
      metals: ['14KW', '18KW'],
    },
  ),
  band(
    'BB-403',
    ['Forge two-tone band', 'Alliance bicolore Forge'],
    [
      'A hammered yellow centre sits proud of white rails.',
      'Un centre jaune martelé en relief sur des rails blancs.',
    ],
    {
      category: 'TWO_TONE_BANDS',
      profile: 'FLAT',
      width: 7,
      weight: '9.40',
      finish: 'HAMMERED',
      secondMetal: 'YELLOW',
      metals: ['14KW', '18KW'],
    },
  ),
  band(
    'BB-404',
    ['Platinum and gold two-tone band', 'Alliance bicolore Platine et or'],
    [
      'Platinum outside for wear, rose gold inlay for warmth.',
      'Platine pour la résistance, incrustation d’or rose pour la chaleur.',
    ],
    {
      category: 'TWO_TONE_BANDS',
      profile: 'COMFORT',
      width: 6,
      weight: '8.40',
      secondMetal: 'ROSE',
      metals: ['PT950'],
      days: 11,
    },
  ),
];
