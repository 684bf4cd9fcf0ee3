import { CATALOG_VIEW } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useViewer } from '../../lib/session/useShell.ts';
import { links } from '../../links.ts';
import { menu } from './generated-menu.ts';
import type { MenuItem } from './menu-item.ts';

/**
 * The menu entries of the viewer. For the workshop, which does not see the catalogue, the job list opens sorted by
 * promised day.
 */
export function useMenu(): readonly MenuItem[] {
  const can = useCan();
  const isWorkshop = useViewer()?.isStaff === true && !can(CATALOG_VIEW);
  return menu
    .filter(({ permission }) => can(permission))
    .map((item) =>
      item.key === 'jobOrders' && isWorkshop ? { ...item, to: links.jobOrders({ sort: 'promised' }) } : item,
    );
}
