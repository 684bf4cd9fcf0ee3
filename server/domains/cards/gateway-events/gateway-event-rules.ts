import type { GatewayEvent } from '../../../database/generated/client.ts';
import type { TaskContext } from '../../../queue/task.ts';

/**
 * Handles an event of a gateway, and returns whether it was relevant. It may be called twice with the same event, and
 * with events in another order: it throws for an event that is too early, which is retried later.
 */
type EventRule = (event: GatewayEvent, context: TaskContext) => Promise<boolean>;

const rules: EventRule[] = [];

/** Registers how a domain handles events of gateways; in a module that is loaded as a declaration, such as a task. */
export function onGatewayEvent(rule: EventRule): void {
  rules.push(rule);
}

/**
 * Passes an event to every rule.
 * @returns whether one of them handled it
 */
export async function applyGatewayEvent(event: GatewayEvent, context: TaskContext): Promise<boolean> {
  let isTaken = false;
  for (const rule of rules) {
    if (await rule(event, context)) isTaken = true;
  }
  return isTaken;
}
