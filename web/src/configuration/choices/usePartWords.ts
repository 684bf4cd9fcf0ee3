import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/useFormat.ts';
import { chosenAlloy, chosenSize, type Piece } from '../configuration.ts';
import type { PartAddress } from '../configuration-address.ts';
import { sizeIn } from '../ring-size-system.ts';
import { useSizeSystem } from '../useSizeSystem.ts';

/** The separate choices for a part of a set, as text: `14K white gold · US 6½ · Hammered`. */
export function usePartWords(offer: Piece, own: PartAddress | undefined): string {
  const { t } = useTranslation('configuration');
  const { number } = useFormat();
  const [system] = useSizeSystem();
  if (!own) return '';
  const size = own.size === null ? null : chosenSize(offer, own);
  const choices = offer.attributes.map(({ attribute: { code, name, kind, unit }, options }) => {
    const chosen = own.choices[code] ?? '';
    if (kind === 'SELECT') return options.find(({ databaseId }) => String(databaseId) === chosen)?.name;
    if (kind === 'NUMBER' && chosen !== '') return `${number(chosen)} ${unit ?? ''}`.trim();
    // An emptied text does not follow the main piece.
    return chosen || (code in own.choices && `${name} –`);
  });
  return [
    own.metal !== null && chosenAlloy(offer, own)?.alloy.name,
    size && `${t(`size.${system}`)} ${sizeIn(system, size, number)}`,
    ...choices,
  ]
    .filter(Boolean)
    .join(' · ');
}
