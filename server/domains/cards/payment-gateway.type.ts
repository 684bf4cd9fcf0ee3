import type { Config } from '../../config/config.ts';
import type { Gateways } from '../../gateways/create-gateways.ts';
import { GATEWAYS, type GatewayCode } from '../../gateways/gateway.ts';
import { builder } from '../../schema/builder.ts';

/** The payment gateways by code. */
export const PaymentGatewayCodeEnum = builder.enumType('PaymentGatewayCode', {
  description: 'Payment gateways.',
  values: {
    SQUARE: { description: 'Square.' },
    NMI: { description: 'NMI, or one of its resellers.' },
    PAYPAL: { description: 'PayPal.' },
  } as const,
});

const NAMES: Readonly<Record<GatewayCode, string>> = { SQUARE: 'Square', NMI: 'NMI', PAYPAL: 'PayPal' };

/** A gateway for pages. */
type OfferedGateway = {
  readonly code: GatewayCode;
  readonly isDefault: boolean;
  readonly isSandbox: boolean;
  readonly fieldsUrl: string | null;
};

/** The gateways with keys in this installation. */
export function offeredGateways(
  { standard, isSandbox, cards, payPal }: Gateways,
  { sandboxUrl }: Config['gateways'],
): OfferedGateway[] {
  const takingCards = (['SQUARE', 'NMI'] as const).filter((code) => cards(code) !== null);
  return [
    ...takingCards.map((code) => ({
      code,
      isDefault: code === standard,
      isSandbox,
      fieldsUrl: sandboxUrl
        ? `${sandboxUrl}/fields/card?gateway=${code.toLowerCase()}`
        : `/card-fields/${code.toLowerCase()}`,
    })),
    ...(payPal ? [{ code: 'PAYPAL' as const, isDefault: false, isSandbox, fieldsUrl: null }] : []),
  ];
}

/** A payment gateway of this installation. */
export const PaymentGateway = builder.objectRef<OfferedGateway>('PaymentGateway').implement({
  description: 'A payment gateway of this installation.',
  fields: (t) => ({
    databaseId: t.int({
      description: 'Integer id, as legacy clients use it (`paymentGatewayId`).',
      resolve: ({ code }) => GATEWAYS[code],
    }),
    code: t.field({
      type: PaymentGatewayCodeEnum,
      description: 'Which one.',
      resolve: ({ code }) => code,
    }),
    name: t.string({ description: 'Its name.', resolve: ({ code }) => NAMES[code] }),
    isDefault: t.exposeBoolean('isDefault', { description: 'New cards are given to it.' }),
    isSandbox: t.exposeBoolean('isSandbox', {
      description: 'Sandbox without real money; pages show a notice.',
    }),
    fieldsUrl: t.exposeString('fieldsUrl', {
      nullable: true,
      description:
        'URL of the hosted card fields, to be shown in a frame: card numbers are entered only there. Null when the gateway takes no cards.',
    }),
  }),
});
