import type { Database } from '../../../database/client.ts';
import type { GatewayCode, GatewayEvent } from '../../../gateways/gateway.ts';
import { addJob } from '../../../queue/add-job.ts';
import { handleGatewayEvent } from './handle-gateway-event.task.ts';

/**
 * Stores an event of a gateway and queues its handling; known events are ignored.
 * @returns whether it was new
 */
export async function keepGatewayEvent(
  db: Database,
  gateway: GatewayCode,
  { id: eventId, kind, reference, refundReference, money, at }: GatewayEvent,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [kept] = await tx.gatewayEvent.createManyAndReturn({
      data: {
        gateway,
        eventId,
        kind,
        reference,
        refundReference,
        amount: money?.amount.toFixed() ?? null,
        currency: money?.currency ?? null,
        happenedAt: at,
      },
      select: { id: true },
      // Of two concurrent calls with the same event, the second waits and finds it stored.
      skipDuplicates: true,
    });
    if (!kept) return false;
    await addJob(tx, handleGatewayEvent, { gatewayEventId: kept.id }, { about: `${gateway} ${kind}` });
    return true;
  });
}
