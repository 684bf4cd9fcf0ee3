import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { applyGatewayEvent } from './gateway-event-rules.ts';

/** Handles a stored event of a gateway, once; an event that no rule handles has no `handledAt`. */
export const handleGatewayEvent = task('handle_gateway_event', {
  payload: z.strictObject({ gatewayEventId: z.int().positive() }),
  attempts: 10,
  run: async ({ gatewayEventId }, context) => {
    const { db, now } = context;
    const event = await db.gatewayEvent.findUnique({ where: { id: gatewayEventId, handledAt: null } });
    if (!event || !(await applyGatewayEvent(event, context))) return;
    await db.gatewayEvent.update({
      where: { id: gatewayEventId },
      data: { handledAt: now },
      select: { id: true },
    });
  },
});
