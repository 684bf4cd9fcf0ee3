import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useViewer } from '../../../lib/session/useShell.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { isWaitingPiece } from '../_lib/waiting-piece.ts';

/** After sign-in, on the configured piece (ordering spec section 5). */
export function WaitingNotice() {
  const { t } = useTranslation('product');
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  if (!viewer || !isWaitingPiece(pathname + search)) return null;
  return (
    <Notice tone="info" isLive>
      {t('addNow')}
    </Notice>
  );
}
