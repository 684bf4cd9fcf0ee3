export { applyMerge } from './apply-merge.ts';
export { settleIn, stillOpen } from './open-conflicts.ts';
export { reloadPage } from './reload-page.ts';
