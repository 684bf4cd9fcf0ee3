import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { MAX_CONSIGNMENT_LINES } from '../../../../lib/forms/limits.ts';
import { type Piece, PieceSearch } from '../../../../pieces/PieceSearch.tsx';
import type { PackedLine } from '../../_lib/packed-line.ts';
import { PackedPiece } from './PackedPiece.tsx';

type PackedLinesProps = {
  /** Integer id of the customer. */
  customerId: number;
  lines: readonly PackedLine[];
  onAdd: (piece: Piece) => void;
  onRemove: (key: string) => void;
};

/** The packed pieces, and a search to add more. */
export function PackedLines({ customerId, lines, onAdd, onRemove }: PackedLinesProps) {
  const { t } = useTranslation('consignments');
  const [isSearching, setIsSearching] = useState(true);

  function handlePick(piece: Piece) {
    onAdd(piece);
    setIsSearching(false);
  }

  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="sm">
        {t('line.title')}
      </Heading>
      {lines.length === 0 && <Text color="fg.muted">{t('create.noPieces')}</Text>}
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="4" _empty={{ display: 'none' }}>
        {lines.map((line, index) => (
          <PackedPiece
            key={line.key}
            piece={line.piece}
            customerId={customerId}
            index={index}
            onRemove={() => onRemove(line.key)}
          />
        ))}
      </chakra.ul>
      {isSearching && (
        <PieceSearch label={t('create.search')} emptyText={t('create.noPieceFound')} onPick={handlePick} />
      )}
      {!isSearching && lines.length < MAX_CONSIGNMENT_LINES && (
        <Button size="xs" variant="outline" alignSelf="flex-start" onClick={() => setIsSearching(true)}>
          <LuPlus aria-hidden />
          {t('create.add')}
        </Button>
      )}
    </Stack>
  );
}
