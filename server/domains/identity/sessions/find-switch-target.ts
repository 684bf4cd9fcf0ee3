import { z } from 'zod';
import type { Viewer } from '../../../auth/viewer.ts';
import { ForbiddenError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import type { Context } from '../../../schema/context.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { mayActForOthers, SWITCH_USER, type Switcher, switchUserRefusal } from '../rules/impersonation.ts';

/** The portal user to act as, or to create a sign-in link for. */
type SwitchTarget = { userId: number; customerId: number };

const idSchema = z.object({ userId: z.int().min(1, 'OUT_OF_RANGE').max(MAX_ID, 'OUT_OF_RANGE') });

/**
 * Checks that the viewer is staff who may act for others.
 * @throws ForbiddenError
 */
export function requireActingForOthers(viewer: Viewer): void {
  viewer.require(SWITCH_USER);
  if (!mayActForOthers(switcherOf(viewer))) throw new ForbiddenError(SWITCH_USER);
}

function switcherOf({ required: { isStaff, actor, permissions } }: Viewer): Switcher {
  return { isStaff, isActing: actor !== null, permissions };
}

/**
 * The user, if the viewer may act for them: checks row, then rule.
 * @throws NotFoundError, RefusedError ALREADY_ACTING, TARGET_IS_STAFF, TARGET_BLOCKED
 */
export async function findSwitchTarget(context: Context, input: { userId: number }): Promise<SwitchTarget> {
  const { db, viewer } = context;
  const { userId } = parseInput(idSchema, { userId: input.userId });
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      isStaff: true,
      blockedAt: true,
      customers: {
        where: { customer: { blockedAt: null } },
        orderBy: [{ isDefault: 'desc' }, { customerId: 'asc' }],
        take: 1,
        select: { customerId: true },
      },
    },
  });
  if (!user) throw new NotFoundError('User');
  const customerId = user.customers[0]?.customerId ?? null;
  const refusal = switchUserRefusal(switcherOf(viewer), {
    isStaff: user.isStaff,
    isBlocked: user.blockedAt !== null || customerId === null,
  });
  if (refusal === 'FORBIDDEN') throw new ForbiddenError(SWITCH_USER);
  if (refusal !== null || customerId === null) throw new RefusedError(refusal ?? 'TARGET_BLOCKED');
  return { userId, customerId };
}
