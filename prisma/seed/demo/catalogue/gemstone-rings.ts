import { centre, everydayMetals, fineMetals, side } from './piece.ts';
import { type RingRow, stoneRing } from './ring-rows.ts';

const gem = (
  code: string,
  shape: string,
  carat: string,
  weight: string,
  more: Partial<RingRow> = {},
): RingRow => ({
  category: 'GEMSTONE_RINGS',
  kind: 'SOLITAIRE_RING',
  weight,
  stones: [centre(code, shape, carat)],
  ...more,
});

/** Rings around a coloured stone. */
export const gemstoneRings = [
  stoneRing(
    'RG-501',
    ['Muzo emerald solitaire', 'Solitaire émeraude Muzo'],
    [
      'An emerald-cut emerald in four broad claws, oiled no more than is customary and disclosed.',
      'Une émeraude taille émeraude en quatre griffes larges, huilée selon l’usage et déclarée.',
    ],
    gem('EMERALD', 'EMERALD', '1.50', '3.70', { metals: fineMetals('18KY'), featured: 7 }),
  ),
  stoneRing(
    'RG-502',
    ['Ceylan sapphire solitaire', 'Solitaire saphir Ceylan'],
    [
      'An oval sapphire on a court shank; other gemstones of the same cut can be chosen.',
      'Un saphir ovale sur anneau demi-jonc ; d’autres pierres de même taille au choix.',
    ],
    gem('SAPPHIRE', 'OVAL', '1.50', '3.40', { metals: fineMetals('14KW') }),
  ),
  stoneRing(
    'RG-503',
    ['Mogok ruby bezel ring', 'Bague rubis serti clos Mogok'],
    [
      'A round ruby sunk in a heavy collar of yellow gold.',
      'Un rubis rond dans une épaisse collerette d’or jaune.',
    ],
    gem('RUBY', 'ROUND', '0.90', '4.60', {
      kind: 'BEZEL_RING',
      stones: [centre('RUBY', 'ROUND', '0.90', 'BEZEL')],
    }),
  ),
  stoneRing(
    'RG-504',
    ['Lagune aquamarine ring', 'Bague aigue-marine Lagune'],
    [
      'A cushion aquamarine the colour of shallow water, between pavé shoulders.',
      'Une aigue-marine coussin couleur d’eau claire, entre deux épaules pavées.',
    ],
    gem('AQUAMARINE', 'CUSHION', '2.00', '3.90', {
      kind: 'PAVE_RING',
      stones: [centre('AQUAMARINE', 'CUSHION', '2.00'), side('DIAMOND', 'ROUND', '0.010', 16)],
      metals: fineMetals('18KW'),
      days: 14,
    }),
  ),
  stoneRing(
    'RG-505',
    ['Iris amethyst ring', 'Bague améthyste Iris'],
    [
      'A pear amethyst, deep purple with a red flash, at an everyday price.',
      'Une améthyste poire, violet profond à éclat rouge, à un prix de tous les jours.',
    ],
    gem('AMETHYST', 'PEAR', '2.00', '3.20', { metals: everydayMetals('14KR') }),
  ),
  stoneRing(
    'RG-506',
    ['Lac opal ring', 'Bague opale Lac'],
    [
      'A cabochon opal chosen for its play of colour, in a protective collar.',
      'Une opale cabochon choisie pour ses feux, dans une collerette protectrice.',
    ],
    gem('OPAL', 'CABOCHON', '1.50', '4.10', {
      kind: 'BEZEL_RING',
      stones: [centre('OPAL', 'CABOCHON', '1.50', 'BEZEL')],
    }),
  ),
  stoneRing(
    'RG-507',
    ['Marguerite cluster ring', 'Bague Marguerite'],
    [
      'A ruby heart and eight diamond petals, each in its own basket.',
      'Un cœur de rubis et huit pétales de diamant, chacun dans son panier.',
    ],
    gem('RUBY', 'ROUND', '0.30', '3.50', {
      kind: 'CLUSTER_RING',
      stones: [centre('RUBY', 'ROUND', '0.30'), side('DIAMOND', 'ROUND', '0.080', 9, 'PRONG')],
      days: 14,
    }),
  ),
  stoneRing(
    'RG-508',
    ['Pervenche cluster ring', 'Bague Pervenche'],
    [
      'The same flower in sapphire and diamonds on white gold.',
      'La même fleur en saphir et diamants sur or blanc.',
    ],
    gem('SAPPHIRE', 'ROUND', '0.30', '3.50', {
      kind: 'CLUSTER_RING',
      stones: [centre('SAPPHIRE', 'ROUND', '0.30'), side('DIAMOND', 'ROUND', '0.080', 9, 'PRONG')],
      metals: fineMetals('14KW'),
      days: 14,
    }),
  ),
  stoneRing(
    'RG-509',
    ['Duo two-tone sapphire ring', 'Bague saphir bicolore Duo'],
    [
      'A yellow shank and a white head: the gold warms the hand, the white keeps the blue pure.',
      'Anneau jaune et chaton blanc : l’or réchauffe la main, le blanc garde le bleu pur.',
    ],
    gem('SAPPHIRE', 'ROUND', '1.00', '3.60', { secondMetal: 'WHITE' }),
  ),
  stoneRing(
    'RG-510',
    ['Nacre pearl ring', 'Bague perle Nacre'],
    [
      'A cultured pearl of 8 mm on a peg, with a cup that hides the glue line.',
      'Une perle de culture de 8 mm sur tige, dans une coupelle qui cache le collage.',
    ],
    gem('PEARL', 'ROUND', '3.50', '2.90', {
      kind: 'BEZEL_RING',
      stones: [centre('PEARL', 'ROUND', '3.50', 'PEG')],
      metals: everydayMetals('14KY'),
    }),
  ),
];
