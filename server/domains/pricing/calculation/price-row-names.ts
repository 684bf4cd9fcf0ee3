import type { PriceRowKind } from '../rules/price-row.ts';
import type { SummaryKind } from '../rules/price-summary.ts';

/** Names of rows without their own (loss, markups), and of summary lines. */
const PRICE_ROW_NAMES: Record<PriceRowKind | SummaryKind, { nameEn: string; nameFr: string }> = {
  METAL: { nameEn: 'Metal', nameFr: 'Métal' },
  LOSS: { nameEn: 'Metal loss', nameFr: 'Perte au feu' },
  METAL_MARKUP: { nameEn: 'Metal markup', nameFr: 'Marge sur le métal' },
  FINDINGS: { nameEn: 'Findings', nameFr: 'Apprêts' },
  FINDING_MARKUP: { nameEn: 'Findings markup', nameFr: 'Marge sur les apprêts' },
  STONES: { nameEn: 'Stones', nameFr: 'Pierres' },
  STONE_MARKUP: { nameEn: 'Stone markup', nameFr: 'Marge sur les pierres' },
  LABOUR: { nameEn: 'Labour', nameFr: 'Main-d’œuvre' },
  SETTING: { nameEn: 'Setting', nameFr: 'Sertissage' },
  TREATMENT: { nameEn: 'Treatment', nameFr: 'Traitement' },
  SETUP: { nameEn: 'Set-up', nameFr: 'Mise en train' },
  LABOUR_MARKUP: { nameEn: 'Labour markup', nameFr: 'Marge sur la main-d’œuvre' },
  PRIORITY: { nameEn: 'Priority', nameFr: 'Priorité' },
  FINISH: { nameEn: 'Finish', nameFr: 'Finition' },
  ADJUSTMENT: { nameEn: 'Customer adjustment', nameFr: 'Ajustement client' },
  QUANTITY_BREAK: { nameEn: 'Quantity discount', nameFr: 'Remise sur quantité' },
  ROUNDING: { nameEn: 'Rounding', nameFr: 'Arrondi' },
  SUB_ITEM: { nameEn: 'Part of the set', nameFr: 'Élément du jeu' },
};

/** The names of a row: its own, otherwise those of its kind. */
export function rowNames(row: {
  kind: string;
  code: string | null;
  nameEn: string | null;
  nameFr: string | null;
}): { nameEn: string; nameFr: string } {
  const { kind, code, nameEn, nameFr } = row;
  // A treatment has two rows: its set-up and its work.
  if (nameEn !== null && nameFr !== null) {
    return kind === 'SETUP'
      ? { nameEn: `Set-up: ${nameEn}`, nameFr: `Mise en train : ${nameFr}` }
      : { nameEn, nameFr };
  }
  // Old snapshots may have kinds that no longer exist; they show their code.
  const known: Record<string, { nameEn: string; nameFr: string } | undefined> = PRICE_ROW_NAMES;
  return known[kind] ?? { nameEn: code ?? kind, nameFr: code ?? kind };
}
