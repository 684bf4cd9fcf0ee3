import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { PriceQuote } from '../quote/price-quote.type.ts';
import { guestLinkObstacle, guestLinkState } from '../rules/guest-links.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';

const StateEnum = builder.enumType('PriceQuoteGuestLinkState', {
  description: 'Whether a link to a quote opens it.',
  values: {
    OPEN: { description: 'It does, with a code by mail.' },
    USED: { description: 'The offer was accepted or declined through it.' },
    REVOKED: { description: 'Staff took it back.' },
    EXPIRED: { description: 'It was mailed too long ago.' },
  } as const,
});

/** A link by which a person without an account sees a quote. Its secret is only in the email. */
const GuestLink = builder.prismaObject('PriceQuoteGuestLink', {
  description: 'A link mailed to a person without an account. Staff only.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('PriceQuoteGuestLink', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    email: t.exposeString('email', { description: 'E-mail address of the recipient.' }),
    name: t.exposeString('name', { nullable: true, description: 'Their name.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true, description: 'When it was mailed last.' }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the offer was opened with it last.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it opens the offer.' }),
    state: t.field({
      type: StateEnum,
      description: 'Whether it opens the offer.',
      resolve: (link, _args, { now }) => guestLinkState(link, now),
    }),
  }),
});

builder.prismaObjectField(PriceQuote, 'maySendGuestLink', (t) =>
  t.boolean({
    description:
      'Whether the viewer may mail a link to a person without an account: `sendPriceQuoteGuestLink`.',
    select: { statusId: true, customerId: true, placedById: true, contactId: true },
    resolve: (quote, _args, { viewer }) =>
      guestLinkObstacle({ ...quote, status: quoteStatusCode(quote.statusId) }, orderActor(viewer)) === null,
  }),
);

builder.prismaObjectField(PriceQuote, 'guestLinks', (t) =>
  t.field({
    type: [GuestLink],
    description: 'Guest links, which open the offer without an account. Staff only; empty for others.',
    select: (_args, { viewer }, nested) =>
      viewer.isStaff ? { guestLinks: { ...nested(true), orderBy: { id: 'asc' } } } : {},
    resolve: ({ guestLinks }, _args, { viewer }) => (viewer.isStaff ? guestLinks : []),
  }),
);
