import { chakra } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { timeOfDay } from '../../lib/format/time-of-day.ts';
import { useLocale } from '../../lib/i18n/useLocale.ts';
import {
  isConnectionLost,
  noteConnection,
  staleSince,
  subscribeToConnection,
} from '../../lib/relay/connection.ts';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'banner',
    px: '4',
    py: '2',
    textAlign: 'center',
    textStyle: 'sm',
    color: 'fg',
    bg: 'bg.warning',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

/** Interval between connection attempts (ms). */
const PAUSE_MS = 5_000;

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * While the server cannot be reached or live updates are interrupted: shows a bar above the page, retries
 * automatically, and then reloads the page's data.
 */
export function ConnectionBar() {
  const { t } = useTranslation('shell');
  const isLost = useSyncExternalStore(subscribeToConnection, isConnectionLost);
  const stateOf = useSyncExternalStore(subscribeToConnection, staleSince);
  const language = useLocale();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!isLost) return;
    const tryAgain = async () => {
      if (document.hidden || !(await isReachable())) return;
      noteConnection(true);
      await revalidate();
    };
    const timer = setInterval(tryAgain, PAUSE_MS);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [isLost, revalidate]);

  if (stateOf === null) return null;
  return (
    <Bar role="status">
      {t('error.offlineBar')} {t('error.stateOf', { time: timeOfDay(new Date(stateOf), language) })}
    </Bar>
  );
}
