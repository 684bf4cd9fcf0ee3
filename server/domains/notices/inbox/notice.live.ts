import { liveRows } from '../../live/live-rows.ts';
import { ownNotices } from '../access.ts';

liveRows('Notice', {
  sees: (viewer, row) => row.userId === viewer.userId,
  visible: ownNotices,
});
