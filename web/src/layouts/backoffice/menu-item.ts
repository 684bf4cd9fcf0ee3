import type { IconType } from 'react-icons';
import type { MenuGroup } from '../../lib/routing/page-declaration.ts';
import type { Permission } from '../../lib/session/permissions.ts';

/** One entry of the back office menu, as a route declares it. */
export type MenuItem = {
  readonly key: string;
  readonly to: string;
  readonly icon: IconType;
  /** Permission that the entry's page needs. */
  readonly permission: Permission;
  readonly group: MenuGroup;
};
