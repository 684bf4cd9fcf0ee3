import { centre, fineMetals, side } from './piece.ts';
import { type RingRow, stoneRing } from './ring-rows.ts';

const solitaire = (shape: string, carat: string, weight: string, more: Partial<RingRow> = {}): RingRow => ({
  category: 'SOLITAIRES',
  kind: 'SOLITAIRE_RING',
  weight,
  stones: [centre('DIAMOND', shape, carat)],
  ...more,
});

/** Solitaire rings, with and without pavé shoulders. */
export const solitaires = [
  stoneRing(
    'RS-101',
    ['Aurora round solitaire', 'Solitaire rond Aurora'],
    [
      'A brilliant in four slim claws on a court shank of 2 mm. The basket is open, so that light enters from every side.',
      'Un brillant tenu par quatre griffes fines sur un anneau demi-jonc de 2 mm. Le panier ajouré laisse entrer la lumière de tous côtés.',
    ],
    solitaire('ROUND', '1.00', '3.10', {
      featured: 1,
      variants: [
        {
          code: 'RS-101-14KY-7',
          nameEn: 'Aurora, 14K yellow, size 7',
          nameFr: 'Aurora, or jaune 14 ct, taille 7',
          alloyCode: '14KY',
          size: '7',
        },
        {
          code: 'RS-101-PT950-6',
          nameEn: 'Aurora, platinum, size 6',
          nameFr: 'Aurora, platine, taille 6',
          alloyCode: 'PT950',
          size: '6',
        },
      ],
    }),
  ),
  stoneRing(
    'RS-102',
    ['Celeste oval solitaire', 'Solitaire ovale Céleste'],
    [
      'An oval set along the finger, which it lengthens. Claws are cut to talons on request.',
      'Un ovale posé dans l’axe du doigt, qu’il allonge. Griffes en serre d’aigle sur demande.',
    ],
    solitaire('OVAL', '1.25', '3.30', { metals: fineMetals('14KW') }),
  ),
  stoneRing(
    'RS-103',
    ['Sienna princess solitaire', 'Solitaire princesse Sienna'],
    [
      'A princess cut whose corners are guarded by V-shaped claws, on a flat shank.',
      'Une taille princesse dont les angles sont protégés par des griffes en V, sur anneau ruban.',
    ],
    solitaire('PRINCESS', '0.90', '3.40', { metals: fineMetals('14KW') }),
  ),
  stoneRing(
    'RS-104',
    ['Margaux emerald-cut solitaire', 'Solitaire taille émeraude Margaux'],
    [
      'Long step facets held at the four corners; a stone for those who prefer clarity to sparkle.',
      'De longues facettes à degrés tenues aux quatre coins ; pour qui préfère la limpidité au feu.',
    ],
    solitaire('EMERALD', '1.50', '3.60', { metals: fineMetals('PT950'), featured: 14 }),
  ),
  stoneRing(
    'RS-105',
    ['Larmes pear solitaire', 'Solitaire poire Larmes'],
    [
      'Five claws follow the pear, one of them folded over its point.',
      'Cinq griffes suivent la poire, dont une repliée sur la pointe.',
    ],
    solitaire('PEAR', '1.25', '3.30', { metals: fineMetals('14KR') }),
  ),
  stoneRing(
    'RS-106',
    ['Navette marquise solitaire', 'Solitaire marquise Navette'],
    [
      'A marquise with protected points on the narrowest shank we cast, 1.8 mm.',
      'Une marquise aux pointes protégées sur le plus fin de nos anneaux, 1,8 mm.',
    ],
    solitaire('MARQUISE', '0.90', '2.80', { metals: fineMetals('18KY') }),
  ),
  stoneRing(
    'RS-107',
    ['Vienne cushion solitaire', 'Solitaire coussin Vienne'],
    [
      'A cushion cut of the old kind in double claws, with a hidden collet under the girdle.',
      'Une taille coussin à l’ancienne en doubles griffes, collerette cachée sous le rondiste.',
    ],
    solitaire('CUSHION', '1.50', '3.70', { metals: fineMetals('18KR') }),
  ),
  stoneRing(
    'RS-108',
    ['Lune bezel solitaire', 'Solitaire serti clos Lune'],
    [
      'A round brilliant in a smooth collar: nothing to catch on gloves or knitwear.',
      'Un brillant rond dans une collerette lisse : rien n’accroche gants ni lainages.',
    ],
    {
      category: 'SOLITAIRES',
      kind: 'BEZEL_RING',
      weight: '4.20',
      stones: [centre('DIAMOND', 'ROUND', '0.70', 'BEZEL')],
    },
  ),
  stoneRing(
    'RS-109',
    ['Étoile solitaire with pavé shoulders', 'Solitaire Étoile, épaules pavées'],
    [
      'The Aurora head on a shank set with sixteen brilliants, cut to a third of its circumference.',
      'Le chaton Aurora sur un anneau pavé de seize brillants, sur un tiers du tour.',
    ],
    {
      category: 'SOLITAIRES',
      kind: 'PAVE_RING',
      weight: '3.20',
      stones: [centre('DIAMOND', 'ROUND', '1.00'), side('DIAMOND', 'ROUND', '0.010', 16)],
      metals: fineMetals('14KW'),
      days: 14,
    },
  ),
  stoneRing(
    'RS-110',
    ['Opéra oval with pavé shoulders', 'Ovale Opéra, épaules pavées'],
    [
      'An oval above a bridge of pavé, with a hand-finished gallery.',
      'Un ovale au-dessus d’un pont pavé, galerie finie à la main.',
    ],
    {
      category: 'SOLITAIRES',
      kind: 'PAVE_RING',
      weight: '3.50',
      stones: [centre('DIAMOND', 'OVAL', '1.50'), side('DIAMOND', 'ROUND', '0.012', 18)],
      metals: fineMetals('18KR'),
      days: 14,
    },
  ),
  stoneRing(
    'RS-190',
    ['Bespoke solitaire above three carats', 'Solitaire sur mesure, plus de trois carats'],
    [
      'Drawn around a stone that we find together, or that you send. Priced with the CAD drawing.',
      'Dessiné autour d’une pierre que nous cherchons ensemble ou que vous envoyez. Prix remis avec le dessin CAO.',
    ],
    solitaire('OVAL', '3.00', '5.20', {
      metals: fineMetals('PT950'),
      quoteRequired: true,
      requiresProof: true,
      days: 25,
    }),
  ),
];
