import type { IconType } from 'react-icons';
import type { MenuGroup } from '../../lib/routing/page-declaration.ts';
import type { Permission } from '../../lib/session/permissions.ts';

/** An entry of the back office menu, from the declaration of a route. */
export type MenuItem = {
  readonly key: string;
  readonly to: string;
  readonly icon: IconType;
  /** Permission that the page requires. */
  readonly permission: Permission;
  readonly group: MenuGroup;
};
