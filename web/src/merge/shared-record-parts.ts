export { applyMerge } from './apply-merge.ts';
export { NOT_SETTLED, settleIn, stillOpen } from './open-conflicts.ts';
