import type { Viewer } from '../../auth/viewer.ts';
import { ForbiddenError, RefusedError } from '../../errors/errors.ts';
import type { ActorRefusal, OrderActor } from './rules/sided-transition.ts';

/** The viewer as an actor of the transition rules. */
export function orderActor(viewer: Viewer): OrderActor {
  const { userId, customerId, permissions } = viewer.required;
  return {
    userId,
    customerId,
    side: viewer.isStaff ? 'STAFF' : 'CUSTOMER',
    isActedFor: viewer.actingById !== null,
    scopes: permissions,
  };
}

/** Converts a refusal that depends on no row to a typed error. */
export function actorRefusalError(refused: ActorRefusal): Error {
  return refused.code === 'FORBIDDEN'
    ? new ForbiddenError(refused.permission)
    : new RefusedError(refused.code);
}
