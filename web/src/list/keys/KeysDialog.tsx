import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { KeyValueList } from '../../ui/data/KeyValueList.tsx';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';

/** Keyboard shortcuts of a list, of its selection, and of a page opened from a row. */
const KEYS = {
  list: [
    { name: 'next', keys: ['↓', 'J'] },
    { name: 'previous', keys: ['↑', 'K'] },
    { name: 'ends', keys: ['Home', 'End'] },
    { name: 'open', keys: ['Enter'] },
    { name: 'search', keys: ['/'] },
  ],
  selection: [
    { name: 'select', keys: ['Space', 'X'] },
    { name: 'selectTo', keys: ['Shift + Space'] },
    { name: 'selectRange', keys: ['Shift + ↓', 'Shift + ↑'] },
  ],
  neighbours: [
    { name: 'nextPage', keys: ['J'] },
    { name: 'previousPage', keys: ['K'] },
  ],
  everywhere: [
    { name: 'searchAll', keys: ['Ctrl + K', '⌘ + K'] },
    { name: 'help', keys: ['?'] },
  ],
} as const;

const Key = chakra('kbd', {
  base: {
    fontFamily: 'mono',
    textStyle: 'xs',
    px: '1.5',
    py: '0.5',
    me: '1.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    whiteSpace: 'nowrap',
  },
});

type KeysDialogProps = {
  /** Groups of shortcuts that the page supports. */
  of: readonly Exclude<keyof typeof KEYS, 'everywhere'>[];
  onClose: () => void;
};

/** Shows the shortcuts of a list, or of a page opened from a row. */
export function KeysDialog({ of, onClose }: KeysDialogProps) {
  const { t } = useTranslation('lists');
  const nameOf = (keys: string) =>
    keys
      .split(' + ')
      .map((key) => t(`key.${key}`, { defaultValue: key }))
      .join(' + ');
  const keys = [...of.flatMap((part) => [...KEYS[part]]), ...KEYS.everywhere];
  return (
    <ModalDialog isOpen onClose={onClose} title={t('keys.title')}>
      {/* Focusable: in a low window it is scrolled by keys. */}
      <Box tabIndex={0}>
        <KeyValueList
          entries={keys.map(({ name, keys: each }) => ({
            label: t(`keys.${name}`),
            value: each.map((key) => <Key key={key}>{nameOf(key)}</Key>),
          }))}
        />
      </Box>
    </ModalDialog>
  );
}
