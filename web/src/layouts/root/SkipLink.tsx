import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MAIN_ID } from './RouteFocus.tsx';

const Link = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '2',
    top: '2',
    zIndex: 'skipNav',
    bg: 'bg.panel',
    color: 'fg',
    px: '4',
    py: '2',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.control',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
  },
});

/** First tab stop: skips the menus. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return <Link href={`#${MAIN_ID}`}>{t('skipToContent')}</Link>;
}
