/** Item groups of the catalogue, for customer terms and staff lists. */
export const demoItemGroups = [
  { code: 'RINGS', nameEn: 'Rings', nameFr: 'Bagues' },
  { code: 'BANDS', nameEn: 'Wedding bands', nameFr: 'Alliances' },
  { code: 'PENDANTS', nameEn: 'Pendants', nameFr: 'Pendentifs' },
  { code: 'EARRINGS', nameEn: 'Earrings', nameFr: 'Boucles d’oreilles' },
  { code: 'BRACELETS', nameEn: 'Bracelets', nameFr: 'Bracelets' },
  { code: 'CHAINS', nameEn: 'Chains and necklaces', nameFr: 'Chaînes et colliers' },
  { code: 'MEMORIAL', nameEn: 'Memorial jewellery', nameFr: 'Bijoux du souvenir' },
  { code: 'ACCESSORIES', nameEn: 'Brooches and cufflinks', nameFr: 'Broches et boutons de manchette' },
  { code: 'FINDINGS', nameEn: 'Findings', nameFr: 'Apprêts' },
  { code: 'STONES', nameEn: 'Preset stones', nameFr: 'Pierres prêtes à monter' },
  { code: 'SERVICES', nameEn: 'Workshop services', nameFr: 'Travaux d’atelier' },
] as const;
