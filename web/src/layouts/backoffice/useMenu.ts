import { useCan } from '../../lib/session/useCan.ts';
import { type MenuItem, menu } from './menu.ts';

/** The entries the viewer may open. */
export function useMenu(): readonly MenuItem[] {
  const can = useCan();
  return menu.filter(({ permission }) => can(permission));
}
