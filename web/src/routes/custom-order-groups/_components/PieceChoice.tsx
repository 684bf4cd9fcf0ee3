import { Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { RemoteCombobox } from '../../../ui/fields/RemoteCombobox.tsx';
import { type Piece, usePieceSearch } from './usePieceSearch.ts';

type PieceChoiceProps = { pieces: readonly Piece[]; onChange: (pieces: readonly Piece[]) => void };

/** The pieces of a group: those that are in it, and a search for more. */
export function PieceChoice({ pieces, onChange }: PieceChoiceProps) {
  const { t } = useTranslation('custom-order-groups');
  const { text, setText, found, isPending, hasFailed } = usePieceSearch();
  const isIn = (id: number) => pieces.some(({ databaseId }) => databaseId === id);

  function handlePick(key: string) {
    const piece = found?.find(({ databaseId }) => String(databaseId) === key);
    if (piece && !isIn(piece.databaseId)) onChange([...pieces, piece]);
  }

  return (
    <Stack gap="3">
      <Text as="h3" textStyle="label">
        {t('chosen')}
      </Text>
      {pieces.length > 0 && (
        <Stack as="ul" gap="1" listStyleType="none">
          {pieces.map((piece) => (
            <Flex as="li" key={piece.databaseId} align="center" justify="space-between" gap="2">
              <Text textStyle="sm" minW="0">
                {piece.name}{' '}
                <Text as="span" color="fg.muted">
                  {piece.code}
                </Text>
              </Text>
              <IconAction
                label={t('remove', { name: piece.name })}
                icon={<LuX />}
                size="xs"
                variant="ghost"
                onClick={() => onChange(pieces.filter(({ databaseId }) => databaseId !== piece.databaseId))}
              />
            </Flex>
          ))}
        </Stack>
      )}
      <RemoteCombobox
        label={t('addPiece')}
        text={text}
        onText={setText}
        options={
          found?.map(({ databaseId, code, name }) => ({
            key: String(databaseId),
            title: name,
            detail: code,
            ...(isIn(databaseId) ? { mark: t('added') } : {}),
          })) ?? null
        }
        isPending={isPending}
        hasFailed={hasFailed}
        emptyText={t('noPiece')}
        onPick={handlePick}
      />
    </Stack>
  );
}
