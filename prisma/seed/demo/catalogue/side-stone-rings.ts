import { centre, fineMetals, side } from './piece.ts';
import { type RingRow, stoneRing } from './ring-rows.ts';

const halo = (
  gem: string,
  shape: string,
  carat: string,
  halos: number,
  weight: string,
  more: Partial<RingRow> = {},
): RingRow => ({
  category: 'HALOS',
  kind: 'HALO_RING',
  weight,
  stones: [centre(gem, shape, carat), side('DIAMOND', 'ROUND', '0.010', halos)],
  days: 14,
  ...more,
});

const trilogy = (
  shape: string,
  carat: string,
  sideShape: string,
  sideCarat: string,
  weight: string,
  more: Partial<RingRow> = {},
): RingRow => ({
  category: 'THREE_STONE',
  kind: 'THREE_STONE_RING',
  weight,
  stones: [centre('DIAMOND', shape, carat), side('DIAMOND', sideShape, sideCarat, 2, 'PRONG')],
  metals: fineMetals('14KW'),
  days: 14,
  ...more,
});

const eternity = (
  shape: string,
  carat: string,
  count: number,
  weight: string,
  settingType: string,
  more: Partial<RingRow> = {},
): RingRow => ({
  category: 'ETERNITY',
  kind: 'ETERNITY_RING',
  weight,
  stones: [side('DIAMOND', shape, carat, count, settingType)],
  metals: fineMetals('14KW'),
  minSize: '5',
  maxSize: '8',
  days: 15,
  ...more,
});

/** Halo rings, trilogies and eternity rings. */
export const sideStoneRings = [
  stoneRing(
    'RH-201',
    ['Soleil round halo', 'Entourage rond Soleil'],
    [
      'A brilliant in a ring of eighteen, with pavé shoulders that fade into polished metal.',
      'Un brillant entouré de dix-huit autres, épaules pavées qui s’effacent dans le métal poli.',
    ],
    halo('DIAMOND', 'ROUND', '0.70', 36, '3.80', { metals: fineMetals('14KW'), featured: 16 }),
  ),
  stoneRing(
    'RH-202',
    ['Versailles cushion halo', 'Entourage coussin Versailles'],
    [
      'A cushion in a square halo; seen from the side the gallery shows a fleur-de-lis.',
      'Un coussin dans un entourage carré ; de profil, la galerie dessine une fleur de lys.',
    ],
    halo('DIAMOND', 'CUSHION', '1.25', 40, '4.30', { metals: fineMetals('18KR') }),
  ),
  stoneRing(
    'RH-203',
    ['Bleuet sapphire halo', 'Entourage saphir Bleuet'],
    [
      'A cornflower sapphire framed in diamonds, as engagement rings were a century ago.',
      'Un saphir bleuet cerné de diamants, comme les bagues de fiançailles d’il y a un siècle.',
    ],
    halo('SAPPHIRE', 'OVAL', '1.25', 38, '4.10', { metals: fineMetals('14KW'), featured: 2 }),
  ),
  stoneRing(
    'RH-204',
    ['Coquelicot ruby halo', 'Entourage rubis Coquelicot'],
    [
      'A vivid ruby and twenty-two brilliants on yellow gold.',
      'Un rubis vif et vingt-deux brillants sur or jaune.',
    ],
    halo('RUBY', 'ROUND', '0.90', 34, '3.90'),
  ),
  stoneRing(
    'RH-205',
    ['Jardin emerald halo', 'Entourage émeraude Jardin'],
    [
      'An emerald in its own cut; the halo stands a little lower and guards the edges.',
      'Une émeraude dans sa propre taille ; l’entourage, légèrement en retrait, protège ses arêtes.',
    ],
    halo('EMERALD', 'EMERALD', '1.25', 40, '4.40', { metals: fineMetals('18KY') }),
  ),
  stoneRing(
    'RH-206',
    ['Goutte pear halo', 'Entourage poire Goutte'],
    [
      'A pear and its echo in melee, pointing towards the nail.',
      'Une poire et son écho de petits brillants, pointe vers l’ongle.',
    ],
    halo('DIAMOND', 'PEAR', '0.90', 36, '3.90', { metals: fineMetals('14KR') }),
  ),
  stoneRing(
    'RT-301',
    ['Trilogie round', 'Trilogie ronde'],
    [
      'Three brilliants, the outer two at two fifths of the centre, in shared baskets.',
      'Trois brillants, les latéraux aux deux cinquièmes du centre, en paniers accolés.',
    ],
    trilogy('ROUND', '0.90', 'ROUND', '0.350', '4.10', { metals: fineMetals('PT950'), featured: 9 }),
  ),
  stoneRing(
    'RT-302',
    ['Trilogie oval and pears', 'Trilogie ovale et poires'],
    [
      'An oval with two pears that close the line of the finger.',
      'Un ovale et deux poires qui referment la ligne du doigt.',
    ],
    trilogy('OVAL', '1.25', 'PEAR', '0.300', '4.30'),
  ),
  stoneRing(
    'RT-303',
    ['Trilogie emerald cut', 'Trilogie taille émeraude'],
    [
      'Three step cuts side by side: calm, architectural, exacting to match.',
      'Trois tailles à degrés côte à côte : calmes, architecturales, exigeantes à apparier.',
    ],
    trilogy('EMERALD', '1.00', 'EMERALD', '0.400', '4.60', { metals: fineMetals('PT950') }),
  ),
  stoneRing(
    'RT-304',
    ['Trilogie cushion', 'Trilogie coussin'],
    [
      'Cushions in three sizes on a softly squared shank.',
      'Des coussins en trois tailles sur un anneau légèrement carré.',
    ],
    trilogy('CUSHION', '1.00', 'CUSHION', '0.400', '4.40', { metals: fineMetals('18KY') }),
  ),
  stoneRing(
    'RT-390',
    ['Bespoke trilogy with your own stones', 'Trilogie sur mesure avec vos pierres'],
    [
      'We build the mounting around three stones that you send; price after inspection.',
      'Nous construisons la monture autour de trois pierres que vous envoyez ; prix après examen.',
    ],
    trilogy('OVAL', '1.00', 'ROUND', '0.300', '4.50', { quoteRequired: true, requiresProof: true, days: 25 }),
  ),
  stoneRing(
    'RE-401',
    ['Infini claw-set eternity', 'Alliance Infini à griffes'],
    [
      'Twenty-two brilliants of 2.7 mm in shared claws, all the way round.',
      'Vingt-deux brillants de 2,7 mm en griffes partagées, sur tout le tour.',
    ],
    eternity('ROUND', '0.075', 22, '2.90', 'PRONG', { featured: 12 }),
  ),
  stoneRing(
    'RE-402',
    ['Infini grande eternity', 'Alliance Infini grande'],
    [
      'The same in 3.4 mm stones: three carats on the finger.',
      'La même en pierres de 3,4 mm : près de trois carats au doigt.',
    ],
    eternity('ROUND', '0.150', 18, '3.60', 'PRONG', { metals: fineMetals('PT950') }),
  ),
  stoneRing(
    'RE-403',
    ['Rivage channel eternity', 'Alliance Rivage serti rail'],
    ['Princess cuts edge to edge between two rails.', 'Des princesses bord à bord entre deux rails.'],
    eternity('PRINCESS', '0.080', 24, '4.20', 'CHANNEL'),
  ),
  stoneRing(
    'RE-404',
    ['Fil fine eternity', 'Alliance Fil fine'],
    [
      'A thread of forty small brilliants, made to be stacked.',
      'Un fil de quarante petits brillants, fait pour s’empiler.',
    ],
    eternity('ROUND', '0.012', 40, '1.90', 'PAVE', { metals: fineMetals('14KR') }),
  ),
  stoneRing(
    'RE-405',
    ['Aube sapphire eternity', 'Alliance saphirs Aube'],
    [
      'Sapphires of one parcel, matched by eye in north light.',
      'Des saphirs d’un même lot, appariés à l’œil à la lumière du nord.',
    ],
    eternity('ROUND', '0.090', 20, '3.00', 'PRONG', {
      stones: [side('SAPPHIRE', 'ROUND', '0.090', 20, 'PRONG')],
    }),
  ),
];
