import { CATALOG_SEECOST } from './permissions.ts';
import { useViewer } from './useShell.ts';

/** Whether the viewer is staff with access to price details (1303); never true for customers. */
export function useSeesCost(): boolean {
  const viewer = useViewer();
  return viewer?.isStaff === true && viewer.permissions.includes(CATALOG_SEECOST);
}
