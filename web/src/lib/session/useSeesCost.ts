import { CATALOG_SEECOST } from './permissions.ts';
import { useViewer } from './useShell.ts';

/** Whether the viewer is staff who may see what prices are made of (1303); customers never are. */
export function useSeesCost(): boolean {
  const viewer = useViewer();
  return viewer?.isStaff === true && viewer.permissions.includes(CATALOG_SEECOST);
}
