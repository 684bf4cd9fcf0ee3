import { stonePendant } from './pendant-rows.ts';
import { centre, everydayMetals, fineMetals } from './piece.ts';

/** Stone pendants. */
export const stonePendants = [
  stonePendant(
    'PS-101',
    ['Aurora solitaire pendant', 'Pendentif solitaire Aurora'],
    [
      'A brilliant in four claws, the pendant to the ring of the same name.',
      'Un brillant à quatre griffes, pendant de la bague du même nom.',
    ],
    '1.10',
    centre('DIAMOND', 'ROUND', '0.50'),
    { featured: 5 },
  ),
  stonePendant(
    'PS-102',
    ['Soleil halo pendant', 'Pendentif entourage Soleil'],
    [
      'A brilliant and its halo, turning freely under a hidden bail.',
      'Un brillant et son entourage, libres sous une bélière cachée.',
    ],
    '1.60',
    centre('DIAMOND', 'ROUND', '0.50'),
    { halo: 16, metals: fineMetals('14KW') },
  ),
  stonePendant(
    'PS-103',
    ['Goutte aquamarine pendant', 'Pendentif aigue-marine Goutte'],
    ['A pear aquamarine framed in melee.', 'Une aigue-marine poire cernée de petits brillants.'],
    '2.10',
    centre('AQUAMARINE', 'PEAR', '2.00'),
    { halo: 24, metals: fineMetals('18KW') },
  ),
  stonePendant(
    'PS-104',
    ['Bleuet sapphire pendant', 'Pendentif saphir Bleuet'],
    [
      'An oval sapphire alone; other gemstones of its size can be chosen.',
      'Un saphir ovale seul ; d’autres pierres de sa taille au choix.',
    ],
    '1.30',
    centre('SAPPHIRE', 'OVAL', '0.90'),
    { metals: fineMetals('14KW') },
  ),
  stonePendant(
    'PS-105',
    ['Iris amethyst pendant', 'Pendentif améthyste Iris'],
    ['A cushion amethyst in a fine basket.', 'Une améthyste coussin dans un panier fin.'],
    '1.40',
    centre('AMETHYST', 'CUSHION', '2.00'),
    { metals: everydayMetals('14KR') },
  ),
  stonePendant(
    'PS-106',
    ['Muzo emerald pendant', 'Pendentif émeraude Muzo'],
    [
      'An emerald cut with a halo that follows its corners.',
      'Une taille émeraude et un entourage qui en suit les angles.',
    ],
    '2.00',
    centre('EMERALD', 'EMERALD', '0.90'),
    { halo: 22, metals: fineMetals('18KY') },
  ),
  stonePendant(
    'PS-107',
    ['Nacre pearl pendant', 'Pendentif perle Nacre'],
    ['A cultured pearl of 9 mm under a plain cap.', 'Une perle de culture de 9 mm sous une calotte lisse.'],
    '0.90',
    { ...centre('PEARL', 'ROUND', '4.50', 'PEG') },
    { metals: everydayMetals() },
  ),
  stonePendant(
    'PS-108',
    ['Coquelicot ruby pendant', 'Pendentif rubis Coquelicot'],
    ['A round ruby in yellow gold, small and intense.', 'Un rubis rond en or jaune, petit et intense.'],
    '1.00',
    centre('RUBY', 'ROUND', '0.50'),
  ),
];
