import type { Permission } from './permissions.ts';
import { useViewer } from './useShell.ts';

/** Returns a function that checks a permission of the viewer: `can(CART_EDIT)`. */
export function useCan(): (permission: Permission) => boolean {
  const viewer = useViewer();
  return (permission) => viewer?.permissions.includes(permission) ?? false;
}
