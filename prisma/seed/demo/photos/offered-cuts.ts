/** Cuts of stones, in the order of jewellers' lists. */
export const CUTS = [
  'ROUND',
  'OVAL',
  'PRINCESS',
  'CUSHION',
  'EMERALD',
  'PEAR',
  'MARQUISE',
  'BAGUETTE',
] as const;

export type Cut = (typeof CUTS)[number];

/** Cuts that fit the same head, so that no new model is needed. */
const HEADS: readonly Cut[] = ['ROUND', 'OVAL', 'PRINCESS', 'CUSHION'];
const POINTED: readonly Cut[] = ['OVAL', 'PEAR', 'MARQUISE', 'ROUND'];
const STEPPED: readonly Cut[] = ['EMERALD', 'CUSHION', 'PRINCESS', 'OVAL'];
const BEZELS: readonly Cut[] = ['ROUND', 'OVAL', 'EMERALD', 'PEAR'];
/** Small stones are in stock in three cuts. */
const ROWS: readonly Cut[] = ['ROUND', 'PRINCESS', 'BAGUETTE'];
const COLOURED: readonly Cut[] = ['OVAL', 'CUSHION', 'EMERALD', 'ROUND', 'PEAR'];
const PETALLED: readonly Cut[] = ['ROUND', 'OVAL', 'CUSHION'];

/** Pieces with a choice of cuts, by code. */
export const OFFERED_CUTS: ReadonlyMap<string, readonly Cut[]> = new Map<string, readonly Cut[]>([
  ...of(HEADS, ['RS-101', 'RS-102', 'RS-103', 'RS-107', 'RS-109', 'RS-110']),
  ...of(POINTED, ['RS-105', 'RS-106', 'RH-206']),
  ...of(STEPPED, ['RS-104', 'RT-303']),
  ...of(BEZELS, ['RS-108', 'RG-503']),
  ...of(HEADS, ['RH-201', 'RH-202', 'RT-301', 'RT-302', 'RT-304']),
  ...of(COLOURED, ['RH-203', 'RH-204', 'RH-205', 'RG-501', 'RG-502', 'RG-504', 'RG-505', 'RG-509']),
  ...of(PETALLED, ['RG-507', 'RG-508', 'BC-302']),
  ...of(ROWS, ['RE-401', 'RE-402', 'RE-403', 'BS-301', 'BS-304', 'BS-305', 'SG-104']),
  ...of(ROWS, ['BR-101', 'BR-102', 'BR-103', 'EH-204']),
  ...of(HEADS, ['PS-101', 'PS-102', 'ES-101', 'ES-102', 'ES-103']),
  ...of(COLOURED, ['PS-103', 'PS-104', 'PS-105', 'PS-106', 'PS-108', 'ES-104', 'ES-106', 'ES-107']),
  ...of(COLOURED, ['ED-301', 'ED-302', 'ED-304']),
]);

function of(cuts: readonly Cut[], codes: readonly string[]) {
  return codes.map((code) => [code, cuts] as const);
}
