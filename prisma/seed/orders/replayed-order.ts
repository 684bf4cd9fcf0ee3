import type { OrderDraft } from '../../../server/domains/orders/placing/order-draft.ts';
import type { orderRows } from '../../../server/domains/orders/placing/order-rows.ts';
import type { PastEvent, PastJob } from './new-job.ts';
import type { replayPast } from './replay-past.ts';

/** A past note with its future id. */
export type NumberedNote = ReturnType<typeof replayPast>['notes'][number] & { id: number };

/** An order with its jobs after the replay. */
export type ReplayedOrder = {
  draft: OrderDraft;
  group: ReturnType<typeof orderRows>['group'];
  jobs: {
    rows: ReturnType<typeof orderRows>['jobs'][number];
    job: PastJob;
    events: PastEvent[];
    notes: NumberedNote[];
  }[];
};
