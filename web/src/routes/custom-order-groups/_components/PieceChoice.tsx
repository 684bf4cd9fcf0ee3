import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus, LuX } from 'react-icons/lu';
import { useFieldLabel } from '../../../lib/forms/form-context.ts';
import { type Piece, PieceSearch } from '../../../pieces/PieceSearch.tsx';
import { IconAction } from '../../../ui/actions/IconAction.tsx';

type PieceChoiceProps = { pieces: readonly Piece[]; onChange: (pieces: readonly Piece[]) => void };

/** The pieces of a group, and a search to add more. */
export function PieceChoice({ pieces, onChange }: PieceChoiceProps) {
  const { t } = useTranslation('custom-order-groups');
  const [isSearching, setIsSearching] = useState(false);
  useFieldLabel('itemTypes', t('chosen'));

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
      <Box>
        <Button
          size="xs"
          variant="outline"
          aria-expanded={isSearching}
          onClick={() => setIsSearching(!isSearching)}
        >
          <LuPlus aria-hidden />
          {t('addPiece')}
        </Button>
      </Box>
      {isSearching && (
        <PieceSearch
          label={t('findPiece')}
          emptyText={t('noPiece')}
          chosen={{ pieces: pieces, mark: t('added') }}
          onPick={(piece) => onChange([...pieces, piece])}
        />
      )}
    </Stack>
  );
}
