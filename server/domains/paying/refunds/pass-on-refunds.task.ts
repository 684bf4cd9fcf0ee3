import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { onGatewayEvent } from '../../cards/gateway-events/gateway-event-rules.ts';
import { followGatewayEvent } from './follow-gateway-event.ts';
import { passOnRefunds } from './pass-on-refunds.ts';

onGatewayEvent(followGatewayEvent);

/** Sends refunds of card payments to their gateways, every minute. */
export const passOnRefundsTask = task('pass_on_refunds', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '* * * * *',
  run: async (_payload, { db, services, now }) => {
    await passOnRefunds({ db, services }, now);
  },
});
