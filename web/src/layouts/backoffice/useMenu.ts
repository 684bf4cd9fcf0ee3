import { CATALOG_VIEW } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useViewer } from '../../lib/session/useShell.ts';
import { links } from '../../links.ts';
import { menu } from './generated-menu.ts';
import type { MenuItem } from './menu-item.ts';

/** The entries the viewer may open; the workshop, which sees no catalogue, finds what is promised first. */
export function useMenu(): readonly MenuItem[] {
  const can = useCan();
  const isWorkshop = useViewer()?.isStaff === true && !can(CATALOG_VIEW);
  return menu
    .filter(({ permission }) => can(permission))
    .map((item) =>
      item.key === 'jobOrders' && isWorkshop ? { ...item, to: links.jobOrders({ sort: 'promised' }) } : item,
    );
}
