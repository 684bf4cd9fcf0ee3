import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { RemoteCombobox } from '../../../ui/fields/RemoteCombobox.tsx';
import type { PieceChoiceQuery } from './__generated__/PieceChoiceQuery.graphql.ts';

const query = graphql`
  query PieceChoiceQuery($filter: ProductFilter) {
    products(filter: $filter, first: 8) {
      edges {
        node {
          databaseId
          code
          name
        }
      }
    }
  }
`;

/** A piece of a group. */
export type Piece = { readonly databaseId: number; readonly code: string; readonly name: string };

type PieceChoiceProps = { pieces: readonly Piece[]; onChange: (pieces: readonly Piece[]) => void };

/** The pieces of a group: those that are in it, and a search for more. */
export function PieceChoice({ pieces, onChange }: PieceChoiceProps) {
  const { t } = useTranslation('custom-order-groups');
  const [text, setText] = useState('');
  const search = text.trim() || null;
  const { data, error, isPending } = useDebouncedQuery<PieceChoiceQuery>(query, { filter: { search } });
  const found = data?.products.edges.map(({ node }) => node) ?? null;
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
        hasFailed={error !== null}
        emptyText={t('noPiece')}
        onPick={handlePick}
      />
    </Stack>
  );
}
