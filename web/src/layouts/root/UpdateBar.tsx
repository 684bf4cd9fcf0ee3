import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hasUnsavedWork } from '../../lib/forms/unsaved-work.ts';
import { onTabMessage } from '../../lib/session/session-channel.ts';
import { noteSignedOutElsewhere } from '../../lib/session/signed-out-elsewhere.ts';
import { versionCheck } from '../../lib/version/browser-version-check.ts';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'banner',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    px: '4',
    py: '2',
    bg: 'gold.subtle',
    color: 'fg',
    textStyle: 'sm',
    borderBottomWidth: '1px',
    borderColor: 'border.gold',
  },
});

type Reason = 'available' | 'sessionChanged' | 'signedOut';

/**
 * Reloads if the server has a new version or another tab changed the user. While a form has unsaved input it asks
 * first. It checks on navigation and when the window gets the focus.
 */
export function UpdateBar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [reason, setReason] = useState<Reason | null>(null);

  useEffect(() => {
    const check = async () => {
      if ((await versionCheck.check()) === 'stale') setReason('available');
    };
    void check();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [pathname]);

  useEffect(
    () =>
      onTabMessage((message) => {
        if (message !== 'changed' && message !== 'signedOut') return;
        if (message === 'signedOut') noteSignedOutElsewhere();
        if (hasUnsavedWork()) setReason(message === 'signedOut' ? 'signedOut' : 'sessionChanged');
        else window.location.reload();
      }),
    [],
  );

  if (!reason) return null;
  return (
    <Bar role="status">
      {t(`update.${reason}`)}
      <Button
        size="xs"
        variant="outline"
        onClick={() => void (reason === 'available' ? versionCheck.apply() : window.location.reload())}
      >
        {t('update.reload')}
      </Button>
    </Bar>
  );
}
