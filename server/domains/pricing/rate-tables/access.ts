import type { Viewer } from '../../../auth/viewer.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { SETTINGS_CHANGE } from '../../settings/access.ts';
import { COST_BREAKDOWN_VIEW } from '../access.ts';

/**
 * Checks that the viewer may change rates: staff with 2703 and 1303.
 * @throws ForbiddenError, RefusedError NOT_FOR_THIS_SIDE
 */
export function maintainsRates(viewer: Viewer): void {
  viewer.require(SETTINGS_CHANGE);
  viewer.require(COST_BREAKDOWN_VIEW);
  if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
}
