import type { GatewayEvent } from '../../../database/generated/client.ts';
import type { TaskContext } from '../../../queue/task.ts';

/**
 * Deals with an event of a gateway; answers whether it was one for it. It may be called twice with the same event, and with
 * events out of their order: what is too early throws, and is tried again later.
 */
type EventRule = (event: GatewayEvent, context: TaskContext) => Promise<boolean>;

const rules: EventRule[] = [];

/** Declares what a higher domain does with events of gateways; in a module that is loaded as a declaration, such as a task. */
export function onGatewayEvent(rule: EventRule): void {
  rules.push(rule);
}

/** Hands an event to every rule; answers whether one of them took it. */
export async function applyGatewayEvent(event: GatewayEvent, context: TaskContext): Promise<boolean> {
  let isTaken = false;
  for (const rule of rules) {
    if (await rule(event, context)) isTaken = true;
  }
  return isTaken;
}
