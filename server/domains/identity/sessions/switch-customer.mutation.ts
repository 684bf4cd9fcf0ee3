import { z } from 'zod';
import { ForbiddenError, NotFoundError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { ANY_CUSTOMER, maySwitchCustomer } from '../rules/impersonation.ts';
import {
  enterSession,
  shownRefreshToken,
  shownRefreshTokenSchema,
  tokenFields,
  viewerField,
} from './session-result.ts';
import { isCurrentRefreshToken, SESSION_KEY, tokensOf } from './sessions.ts';

const inputSchema = z.object({
  customerId: z.int().min(1, 'OUT_OF_RANGE').max(MAX_ID, 'OUT_OF_RANGE'),
  refreshToken: shownRefreshTokenSchema,
});

mutation('switchCustomer', {
  description:
    'Changes the active customer: to a linked customer, or any for staff with 3102. Cart, prices and permissions follow. Access tokens of the previous customer stop working; the refresh token stays valid.',
  permission: 0,
  audit: { action: 'SWITCHED_CUSTOMER', entityType: 'Customer' },
  repeat: 'naturally repeatable: sets the active customer',
  budget: 6,
  input: (t) => ({
    customerId: t.int({ required: true, description: '`databaseId` of the customer.' }),
    refreshToken: t.string({
      description:
        'Current refresh token; the answer then contains the new one. From the cookies when absent.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, services, now } = context;
    const { customerId, refreshToken } = parseInput(inputSchema, input);
    const { isStaff, actor, permissions, linkedCustomerIds, sessionId } = viewer.required;
    if (
      !maySwitchCustomer({ isStaff, isActing: actor !== null, permissions, linkedCustomerIds }, customerId)
    ) {
      throw isStaff ? new ForbiddenError(ANY_CUSTOMER) : new NotFoundError('Customer');
    }
    const session = await writes.transaction(async (tx, record) => {
      const customer = await tx.customer.findFirst({
        where: { id: customerId, blockedAt: null },
        select: { id: true },
      });
      if (!customer) throw new NotFoundError('Customer');
      record({ entityId: customerId, customerId, data: { from: viewer.customerId } });
      return tx.session.update({ where: { id: sessionId }, data: { customerId }, select: SESSION_KEY });
    });
    const shown = shownRefreshToken(context, refreshToken);
    const isHolder = isCurrentRefreshToken(services.tokenKeys, session, shown);
    const tokens = tokensOf(services.tokenKeys, session, now);
    return enterSession(context, session, { ...tokens, refreshToken: isHolder ? shown : null });
  },
  success: (t) => ({ ...tokenFields(t), viewer: viewerField(t) }),
  sample: ({ caller, owner, customerId, foreignCustomerId }) => ({
    as: caller(owner),
    input: { customerId },
    foreign: { 'input.customerId': foreignCustomerId },
  }),
});
