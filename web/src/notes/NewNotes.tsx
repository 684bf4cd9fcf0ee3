import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mb: '5',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.gold',
    _before: { content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'border.gold' },
    _after: { content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'border.gold' },
  },
});

/** The line above notes added since the viewer's last visit. */
export function NewNotes() {
  const { t } = useTranslation('notes');
  return <Line>{t('new')}</Line>;
}
