import type { PlateForm } from '../../../../drawings/piece-drawing.ts';
import { decimal } from '../../../../server/lib/money.ts';
import { pendant } from './pendant-rows.ts';
import { chainOf, everydayMetals, offer, requireChoice, type Sketch, side, type Words } from './piece.ts';

type Extra = Partial<Parameters<typeof pendant>[3]>;

/** A plate with a fingerprint. The customer approves a proof before it is engraved. */
function fingerprint(
  code: string,
  name: Words,
  text: Words,
  form: PlateForm,
  weight: string,
  more: Extra & { brushed?: true; diamond?: true } = {},
) {
  const { brushed, diamond, ...rest } = more;
  const sketch: Sketch = {
    kind: 'FINGERPRINT_PENDANT',
    form,
    finish: brushed ? 'BRUSHED' : 'POLISHED',
    ...(diamond ? { stone: { shape: 'ROUND', gem: 'DIAMOND', count: 1, size: 1.8 } } : {}),
  };
  return pendant(code, name, text, {
    itemGroupCode: 'MEMORIAL',
    category: 'FINGERPRINTS',
    sketch,
    weight,
    stones: diamond ? [side('DIAMOND', 'ROUND', '0.020', 1, 'FLUSH')] : [],
    metals: everydayMetals('AG925'),
    treatmentCodes: brushed ? ['BRUSHED'] : [],
    attributes: [requireChoice('FINGERPRINT'), chainOf('50'), offer('ENGRAVING')],
    serviceCodes: ['CASTING', 'FINISHING', 'ENGRAVING'],
    requiresProof: true,
    days: 15,
    ...rest,
  });
}

/** Share of a casting that is left after finishing. */
const FINISH_RATIO = '0.9500';

/** An urn, cast from a printed CAD model. Its volume determines its weight in each metal. */
function urn(code: string, name: Words, text: Words, sketch: Sketch, weight: string, more: Extra = {}) {
  return pendant(code, name, text, {
    itemGroupCode: 'MEMORIAL',
    category: 'URNS',
    sketch,
    weight,
    cadVolume: decimal(weight).div(13).div(FINISH_RATIO).toFixed(4),
    finishRatio: FINISH_RATIO,
    metals: everydayMetals('AG925'),
    findings: [
      { findingCode: 'BAIL_6', quantity: '1' },
      { findingCode: 'URN_SCREW', quantity: '1' },
    ],
    attributes: [
      chainOf('50'),
      offer('PLATING', 'NONE', ['NONE', 'RHODIUM', 'VERMEIL', 'ROSE_GOLD']),
      offer('ENGRAVING'),
    ],
    days: 12,
    ...more,
  });
}

/** Jewellery with a fingerprint or for ashes. */
export const memorial = [
  fingerprint(
    'MF-101',
    ['Fingerprint disc', 'Disque à empreinte'],
    [
      'A disc of 17 mm with the print of a loved one, engraved from a scan or an ink card.',
      'Un disque de 17 mm portant l’empreinte d’un être cher, gravée d’après numérisation ou fiche encrée.',
    ],
    'DISC',
    '5.40',
    { featured: 10 },
  ),
  fingerprint(
    'MF-102',
    ['Fingerprint heart', 'Cœur à empreinte'],
    [
      'The print fills the heart; the back is free for a name.',
      'L’empreinte emplit le cœur ; le dos reste libre pour un prénom.',
    ],
    'HEART',
    '4.90',
    { brushed: true, metals: everydayMetals() },
  ),
  fingerprint(
    'MF-103',
    ['Fingerprint drop with diamond', 'Goutte à empreinte et diamant'],
    [
      'A drop with the print below and a brilliant above.',
      'Une goutte, l’empreinte en bas, un brillant en haut.',
    ],
    'DROP',
    '4.60',
    { diamond: true, metals: everydayMetals('14KR') },
  ),
  fingerprint(
    'MF-104',
    ['Fingerprint tag', 'Plaque à empreinte'],
    [
      'A tag for those who wear no other jewellery.',
      'Une plaque pour ceux qui ne portent pas d’autre bijou.',
    ],
    'TAG',
    '7.20',
    { brushed: true },
  ),
  fingerprint(
    'MF-105',
    ['Fingerprint oval', 'Ovale à empreinte'],
    [
      'An oval medal, the print at its natural size.',
      'Une médaille ovale, l’empreinte à sa taille naturelle.',
    ],
    'OVAL',
    '4.40',
    { metals: everydayMetals('14KY') },
  ),
  fingerprint(
    'MF-106',
    ['Fingerprint bar', 'Barre à empreinte'],
    ['A slim bar with a strip of the print.', 'Une barre fine portant une bande de l’empreinte.'],
    'BAR',
    '3.10',
  ),
  fingerprint(
    'MF-190',
    ['Two-print locket', 'Médaillon à deux empreintes'],
    [
      'Two prints face to face inside a hinged locket; drawn and priced for each family.',
      'Deux empreintes face à face dans un médaillon à charnière ; dessiné et chiffré pour chaque famille.',
    ],
    'DISC',
    '9.80',
    { quoteRequired: true, days: 25, sketch: { kind: 'LOCKET_PENDANT', form: 'DISC', finish: 'BRUSHED' } },
  ),
  urn(
    'MU-201',
    ['Amphora urn pendant', 'Pendentif urne Amphore'],
    [
      'A small amphora, turned, with a screw and gasket in its foot.',
      'Une petite amphore, tournée, avec vis et joint dans le pied.',
    ],
    { kind: 'URN_PENDANT', form: 'AMPHORA' },
    '8.60',
    { surfaceArea: '9.80', metals: everydayMetals() },
  ),
  urn(
    'MU-202',
    ['Cylinder urn pendant', 'Pendentif urne Cylindre'],
    [
      'A plain brushed cylinder that opens at the shoulder.',
      'Un cylindre brossé, tout simple, qui s’ouvre à l’épaule.',
    ],
    { kind: 'URN_PENDANT', form: 'CYLINDER', finish: 'BRUSHED' },
    '9.40',
    { surfaceArea: '10.60', treatmentCodes: ['BRUSHED'] },
  ),
  urn(
    'MU-203',
    ['Teardrop urn pendant', 'Pendentif urne Larme'],
    [
      'A tear that keeps a pinch of ash or a lock of hair.',
      'Une larme qui garde une pincée de cendres ou une mèche.',
    ],
    { kind: 'URN_PENDANT', form: 'TEARDROP' },
    '7.80',
    { surfaceArea: '9.10', metals: everydayMetals('14KW') },
  ),
  urn(
    'MU-204',
    ['Teardrop urn with sapphire', 'Urne Larme au saphir'],
    ['The tear with a sapphire set in its belly.', 'La larme, un saphir serti en son ventre.'],
    {
      kind: 'URN_PENDANT',
      form: 'TEARDROP',
      stone: { shape: 'ROUND', gem: 'SAPPHIRE', count: 1, size: 2.4 },
    },
    '7.90',
    {
      surfaceArea: '9.15',
      stones: [side('SAPPHIRE', 'ROUND', '0.070', 1, 'FLUSH')],
      metals: everydayMetals('14KR'),
    },
  ),
];
