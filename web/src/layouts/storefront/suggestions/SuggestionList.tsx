import { Box, chakra, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: '100%',
    insetX: '0',
    mt: '1',
    // Above the shop's menu, which stays in view.
    zIndex: 'popover',
    maxH: 'min(60dvh, 28rem)',
    overflowY: 'auto',
    p: '1',
    bg: 'bg.panel',
    borderRadius: 'l2',
    boxShadow: 'md',
  },
});

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '2',
    py: '1.5',
    borderRadius: 'l1',
    cursor: 'pointer',
    textStyle: 'sm',
    _selected: { bg: 'bg.emphasized' },
    _hover: { bg: 'bg.muted' },
  },
});

const NONE: readonly Suggestion[] = [];

export type SuggestionListProps = {
  /** Id of the list. The id of an option ends with the code of its piece. */
  id: string;
  text: string;
  active: Suggestion | undefined;
  onFound: (pieces: readonly Suggestion[]) => void;
  onPick: (piece: Suggestion) => void;
};

/** Pieces that match the typed text, below the field, which keeps the focus. */
export function SuggestionList({ id, text, active, onFound, onPick }: SuggestionListProps) {
  const { t } = useTranslation('suggestions');
  const found = useSuggestions(text);
  const pieces = found?.pieces ?? NONE;
  useEffect(() => {
    onFound(pieces);
    return () => onFound(NONE);
  }, [pieces, onFound]);
  return (
    <Panel hidden={found === null}>
      <Text role="status" px="2" py="1.5" textStyle="xs" color="fg.muted">
        {found && (found.count > 0 ? t('found', { count: found.count }) : t('nothing'))}
      </Text>
      <div id={id} role="listbox" aria-label={t('list')}>
        {pieces.map((piece) => (
          <Option
            key={piece.id}
            id={`${id}-${piece.code}`}
            role="option"
            aria-selected={piece === active}
            ref={(option: HTMLElement | null) => {
              if (piece === active) option?.scrollIntoView({ block: 'nearest' });
            }}
            // A mouse press would move the focus from the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(piece)}
          >
            <Box width="12" flexShrink="0">
              <PiecePicture src={piece.listImageUrl} alt="" sizes="48px" />
            </Box>
            <Box as="span" flex="1" minW="0">
              {piece.name}
            </Box>
            <Text as="span" textStyle="xs" color="fg.muted">
              {piece.code}
            </Text>
          </Option>
        ))}
      </div>
    </Panel>
  );
}
