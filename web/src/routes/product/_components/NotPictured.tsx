import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Piece } from '../../../configuration/configuration.ts';
import type { ChosenPiece } from '../../../configuration/configuration-address.ts';
import { notPictured } from '../../../configuration/not-pictured.ts';
import type { Part } from '../../../configuration/pictured.ts';

type NotPicturedProps = {
  piece: Piece;
  parts: readonly Part[];
  address: ChosenPiece;
  isEngravingShown: boolean;
};

/** Choices that the pictures do not show; nothing if they show all. */
export function NotPictured({ piece, parts, address, isEngravingShown }: NotPicturedProps) {
  const { t } = useTranslation('product');
  const hidden = notPictured(piece, parts, address, isEngravingShown);
  if (hidden.length === 0) return null;
  const choices = hidden
    .map(
      ({ part, name, value }) =>
        `${[part, name ?? t('notPicturedMetal')].filter(Boolean).join(' – ')} (${value})`,
    )
    .join(', ');
  return (
    <Text textStyle="xs" color="fg.muted" mt="2" overflowWrap="anywhere">
      {t('notPictured', { choices })}
    </Text>
  );
}
