import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { KeyValueList } from '../ui/data/KeyValueList.tsx';
import { ModalDialog } from '../ui/dialogs/ModalDialog.tsx';

const KEYS = [
  { name: 'next', keys: ['↓', 'J'], selects: false },
  { name: 'previous', keys: ['↑', 'K'], selects: false },
  { name: 'open', keys: ['Enter'], selects: false },
  { name: 'select', keys: ['Space', 'X'], selects: true },
  { name: 'selectRange', keys: ['Shift + ↓', 'Shift + ↑'], selects: true },
  { name: 'search', keys: ['/'], selects: false },
  { name: 'help', keys: ['?'], selects: false },
] as const;

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
  },
});

type KeysDialogProps = { canSelect: boolean; onClose: () => void };

/** The keys of a list. */
export function KeysDialog({ canSelect, onClose }: KeysDialogProps) {
  const { t } = useTranslation();
  return (
    <ModalDialog isOpen onClose={onClose} title={t('keys.title')}>
      <KeyValueList
        entries={KEYS.filter(({ selects }) => canSelect || !selects).map(({ name, keys }) => ({
          label: t(`keys.${name}`),
          value: keys.map((key) => <Key key={key}>{key}</Key>),
        }))}
      />
    </ModalDialog>
  );
}
