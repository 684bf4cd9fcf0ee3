import { z } from 'zod';
import { ForbiddenError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import type { Context } from '../../../schema/context.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { mayActForOthers, SWITCH_USER, switchUserRefusal } from '../rules/impersonation.ts';

/** The portal user that a staff member acts as, or issues a sign-in link for. */
export type SwitchTarget = { userId: number; customerId: number };

const idSchema = z.object({ userId: z.int().min(1, 'OUT_OF_RANGE').max(MAX_ID, 'OUT_OF_RANGE') });

/**
 * The user, if the viewer may act for them. Permission first, then row, then rule. Throws ForbiddenError,
 * NotFoundError, or RefusedError: ALREADY_ACTING, TARGET_IS_STAFF, TARGET_BLOCKED.
 */
export async function findSwitchTarget(context: Context, input: { userId: number }): Promise<SwitchTarget> {
  const { db, viewer } = context;
  const { isStaff, actor, permissions } = viewer.required;
  const switcher = { isStaff, isActing: actor !== null, permissions };
  if (!mayActForOthers(switcher)) throw new ForbiddenError(SWITCH_USER);
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
  const refusal = switchUserRefusal(switcher, {
    isStaff: user.isStaff,
    isBlocked: user.blockedAt !== null || customerId === null,
  });
  if (refusal === 'FORBIDDEN') throw new ForbiddenError(SWITCH_USER);
  if (refusal !== null || customerId === null) throw new RefusedError(refusal ?? 'TARGET_BLOCKED');
  return { userId, customerId };
}
