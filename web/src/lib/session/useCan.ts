import type { Permission } from './permissions.ts';
import { useViewer } from './useShell.ts';

/** Answers whether the viewer holds a permission: `can(CART_EDIT)`. */
export function useCan(): (permission: Permission) => boolean {
  const viewer = useViewer();
  return (permission) => viewer?.permissions.includes(permission) ?? false;
}
