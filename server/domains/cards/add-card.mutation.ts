import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Prisma } from '../../database/generated/client.ts';
import { InvalidInputError, RefusedError } from '../../errors/errors.ts';
import { cardGatewayOf } from '../../gateways/create-gateways.ts';
import { type CardGateway, KEY_LENGTH, type StoredCard } from '../../gateways/gateway.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import type { Context } from '../../schema/context.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { lockCustomer } from '../customers/lock-customer.ts';
import { CARDS_ADD, refuseWhileActing } from './access.ts';
import { customerField } from './cards-result.ts';
import { gatewayRefusal } from './gateway-refusal.ts';
import { CARD_TEXT_LENGTHS, MAX_CARDS } from './rules/card-limits.ts';
import { isOneTimeToken } from './rules/card-token.ts';
import { SavedCard } from './saved-card.type.ts';

const text = (most: number) => z.string().trim().max(most, 'TOO_LONG');

const inputSchema = z.object({
  gatewayId: z.int().min(0).max(MAX_ID).nullish(),
  token: text(CARD_TEXT_LENGTHS.token).min(1, 'REQUIRED'),
  nameOnCard: text(CARD_TEXT_LENGTHS.nameOnCard).min(1, 'REQUIRED'),
  line1: text(CARD_TEXT_LENGTHS.line1).nullish(),
  city: text(CARD_TEXT_LENGTHS.city).nullish(),
  zip: text(CARD_TEXT_LENGTHS.zip).nullish(),
  stateId: z.int().min(1).max(MAX_ID).nullish(),
  countryId: z.int().min(1).max(MAX_ID).nullish(),
  isDefault: z.boolean().nullish(),
});

type Input = z.infer<typeof inputSchema>;

mutation('addCard', {
  description:
    'Saves a card of the active customer at a payment gateway; needs 2102. The card number stays with the gateway: ' +
    'pass the one-time token of the hosted fields. The address is sent to the bank for verification. Refused ' +
    'with CARD_DECLINED, INSUFFICIENT_FUNDS, CARD_EXPIRED, CSC_WRONG, POSTAL_CODE_WRONG, CARD_INVALID (data.texts: the ' +
    'words of the gateway), GATEWAY_UNAVAILABLE, CARD_LIMIT or NOT_WHILE_ACTING.',
  permission: CARDS_ADD,
  audit: { action: 'CARD_ADDED', entityType: 'SavedCard' },
  repeat: 'keyed',
  budget: 11,
  input: (t) => ({
    gatewayId: t.int({
      description:
        'Integer id of the payment gateway that issued the token; 0 or absent: the default gateway.',
    }),
    token: t.string({ required: true, description: 'One-time token from the gateway’s hosted card fields.' }),
    nameOnCard: t.string({
      required: true,
      description: 'Name of the cardholder, 100 characters at most.',
    }),
    line1: t.string({ description: 'Street and number of the billing address, 120 characters at most.' }),
    city: t.string({ description: 'City of the billing address, 80 characters at most.' }),
    zip: t.string({
      description: 'Postal code of the billing address, which the bank verifies; 20 characters at most.',
    }),
    stateId: t.int({ description: 'Integer id of the state of the billing address.' }),
    countryId: t.int({ description: 'ISO 3166-1 numeric code of the country of the billing address.' }),
    isDefault: t.boolean({
      description:
        'Default card: charged unless another card is chosen. The first card is always the default.',
    }),
  }),
  resolve: async (given, context, writes) => {
    const { viewer } = context;
    refuseWhileActing(viewer);
    const customerId = viewer.requireCustomer();
    const input = parseInput(inputSchema, given);
    const gateway = gatewayOf(context, input.gatewayId ?? 0);
    if (!isOneTimeToken(gateway.code, input.token)) throw InvalidInputError.of('token', 'UNKNOWN');
    return writes.once({
      request: { customerId, ...input },
      prepare: () => keep(context, gateway, customerId, input),
      work: async (tx, record, kept) => {
        await lockCustomer(tx, customerId);
        const savedCardId = await insertCard(
          tx,
          { customerId, userId: viewer.userId },
          gateway.code,
          kept,
          input,
        );
        record({
          entityId: savedCardId,
          customerId,
          data: { gateway: gateway.code, brand: kept.card.brand, last4: kept.card.last4 },
        });
        return { savedCardId, customerId };
      },
    });
  },
  success: (t) => ({
    savedCard: t.prismaField({
      type: SavedCard,
      description: 'The saved card.',
      resolve: (query, { savedCardId }, _args, { db }) =>
        db.savedCard.findUniqueOrThrow({ ...query, where: { id: savedCardId } }),
    }),
    customer: customerField(t),
  }),
  sample: ({ caller, owner }) => ({
    as: caller(owner),
    input: { token: 'cnon:card-nonce-ok', nameOnCard: 'Ann Buyer', zip: '10001' },
  }),
});

function gatewayOf({ services: { gateways } }: Context, id: number): CardGateway {
  const code = id === 0 ? gateways.standard : cardGatewayOf(id);
  const gateway = code && gateways.cards(code);
  if (gateway) return gateway;
  if (id !== 0) throw InvalidInputError.of('gatewayId', 'UNKNOWN');
  throw new RefusedError('NO_GATEWAY');
}

/** Stores the card at the gateway before anything is written here, so that a refused card leaves no data. */
async function keep(
  { db }: Context,
  gateway: CardGateway,
  customerId: number,
  input: Input,
): Promise<StoredCard> {
  const count = await db.savedCard.count({ where: { customerId, removedAt: null } });
  if (count >= MAX_CARDS) throw new RefusedError('CARD_LIMIT', { limit: MAX_CARDS });
  const customer = await db.savedCard.findFirst({
    where: { customerId, gateway: gateway.code, gatewayCustomerReference: { not: null } },
    orderBy: { id: 'desc' },
    select: { gatewayCustomerReference: true },
  });
  const place = await placeOf(db, input);
  // A token can be used once. A repeated call finds the card that the gateway has stored.
  const call = `${gateway.code} ${customerId} ${input.token}`;
  try {
    return await gateway.keepCard({
      key: createHash('sha256').update(call).digest('hex').slice(0, KEY_LENGTH),
      token: input.token,
      holder: {
        reference: customer?.gatewayCustomerReference ?? null,
        name: input.nameOnCard,
        email: null,
        postalCode: input.zip || null,
        line1: input.line1 || null,
        city: input.city || null,
        ...place,
      },
    });
  } catch (error) {
    throw gatewayRefusal(error);
  }
}

/** State and country by code; unknown codes are ignored. */
async function placeOf(
  db: Context['db'],
  { stateId, countryId }: Input,
): Promise<{ state: string | null; country: string | null }> {
  if (stateId == null && countryId == null) return { state: null, country: null };
  const state =
    stateId == null ? null : await db.state.findUnique({ where: { id: stateId }, select: { code: true } });
  const country =
    countryId == null
      ? null
      : await db.country.findUnique({ where: { id: countryId }, select: { code: true } });
  return { state: state?.code ?? null, country: country?.code ?? null };
}

async function insertCard(
  tx: Prisma.TransactionClient,
  { customerId, userId }: { customerId: number; userId: number },
  gateway: CardGateway['code'],
  { cardReference, customerReference, card }: StoredCard,
  { nameOnCard, isDefault }: Input,
): Promise<number> {
  // Of two calls with one token, the second finds the card of the first.
  const known = await tx.savedCard.findFirst({
    where: { customerId, gateway, gatewayCardReference: cardReference, removedAt: null },
    select: { id: true },
  });
  if (known) return known.id;
  const others = { customerId, removedAt: null, isDefault: true };
  const isFirst =
    (await tx.savedCard.count({ where: { customerId, removedAt: null, isDefault: true } })) === 0;
  if (isDefault && !isFirst) await tx.savedCard.updateMany({ where: others, data: { isDefault: false } });
  const { id } = await tx.savedCard.create({
    data: {
      customerId,
      userId,
      gateway,
      gatewayCardReference: cardReference,
      gatewayCustomerReference: customerReference,
      ...card,
      nameOnCard,
      isDefault: isFirst || (isDefault ?? false),
    },
    select: { id: true },
  });
  return id;
}
