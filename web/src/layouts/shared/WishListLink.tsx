import { useTranslation } from 'react-i18next';
import { LuHeart } from 'react-icons/lu';
import { useViewer } from '../../lib/session/useShell.ts';
import { links } from '../../links.ts';
import { BarBadge, BarLink } from './BarLink.tsx';

/** The wish list with its number of pieces. */
export function WishListLink() {
  const { t } = useTranslation('shell');
  const count = useViewer()?.wishListCount ?? 0;
  const label = count > 0 ? t('menu.wishListWithCount', { count }) : t('menu.wishList');
  return (
    <BarLink to={links.wishList()} aria-label={label} title={label} hideBelow="md">
      <LuHeart aria-hidden />
      {count > 0 && <BarBadge aria-hidden>{count}</BarBadge>}
    </BarLink>
  );
}
