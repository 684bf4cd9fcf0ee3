import { useViewer } from './useShell.ts';

/** Answers whether the viewer holds a permission number (product rules, section 3): `can(1105)`. */
export function useCan(): (permission: number) => boolean {
  const viewer = useViewer();
  return (permission) => viewer?.permissions.includes(permission) ?? false;
}
