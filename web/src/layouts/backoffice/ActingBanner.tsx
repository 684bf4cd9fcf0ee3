import { Button, chakra, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuUserRoundCheck } from 'react-icons/lu';
import { useFormat } from '../../lib/format/useFormat.ts';
import { lazyPart } from '../../lib/i18n/lazy-part.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { switchUserTexts } from '../shared/switch-user/switch-user-texts.ts';

const ReturnDialog = lazyPart(async () => (await import('./ReturnDialog.tsx')).ReturnDialog, switchUserTexts);

const Bar = chakra('section', {
  base: {
    display: { base: 'flex', _print: 'none' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: { base: '4', md: '6' },
    py: '2',
    bg: 'gold.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border.gold',
    _icon: { boxSize: '4', color: 'fg.gold' },
  },
});

/** While staff act as a user: who acts as whom, for which customer, and until when. */
export function ActingBanner() {
  const { t } = useTranslation('shell');
  const { dateTime } = useFormat();
  const { actingAs, user, customer } = useSignedInViewer();
  const [isReturning, setIsReturning] = useState(false);
  if (!actingAs) return null;
  const names = { user: user.fullName, customer: customer?.name ?? '' };
  return (
    <Bar aria-label={t('acting.asAlone', names)}>
      <LuUserRoundCheck aria-hidden />
      <Text fontWeight="medium">{t(customer ? 'acting.as' : 'acting.asAlone', names)}</Text>
      <Text color="fg.muted">
        {t('acting.by', { staff: actingAs.staff.fullName, until: dateTime(actingAs.until) })}
      </Text>
      <Button size="xs" variant="outline" ms={{ md: 'auto' }} onClick={() => setIsReturning(true)}>
        {t('acting.return')}
      </Button>
      {isReturning && (
        <Suspense>
          <ReturnDialog onClose={() => setIsReturning(false)} />
        </Suspense>
      )}
    </Bar>
  );
}
