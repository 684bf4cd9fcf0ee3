import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../search/SearchBox.tsx';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import { useScreens } from './useScreens.ts';

export type SearchPaletteProps = {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
};

/** The global search in a dialog over the page. */
export function SearchPalette({ text, onText, onClose }: SearchPaletteProps) {
  const { t } = useTranslation('search');
  const screens = useScreens();
  return (
    <ModalDialog isOpen onClose={onClose} title={t('title')} size="lg">
      <SearchBox text={text} onText={onText} screens={screens} height="min(60dvh, 32rem)" onOpen={onClose} />
      <Text mt="3" textStyle="xs" color="fg.muted">
        {t('keys')}
      </Text>
    </ModalDialog>
  );
}
