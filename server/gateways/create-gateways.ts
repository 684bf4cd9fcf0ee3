import type { GatewaySettings } from '../config/gateway-settings.ts';
import {
  type CardGateway,
  GATEWAYS,
  type GatewayCode,
  GatewayUnavailable,
  type PaymentGateway,
  type PayPalGateway,
} from './gateway.ts';
import { nmiGateway } from './nmi/nmi-gateway.ts';
import { payPalGateway } from './paypal/paypal-gateway.ts';
import { squareGateway } from './square/square-gateway.ts';

/** Code of a gateway for cards. */
export type CardGatewayCode = Exclude<GatewayCode, 'PAYPAL'>;

/** The payment gateways of this installation. */
export type Gateways = {
  /** The gateway for new cards; null if none accepts cards. */
  readonly standard: CardGatewayCode | null;
  /** Sandbox: no money moves, and pages say so. */
  readonly isSandbox: boolean;
  /** The card gateway with a code; null if this installation has no keys for it. */
  readonly cards: (code: CardGatewayCode) => CardGateway | null;
  readonly payPal: PayPalGateway | null;
};

/** Creates the configured gateways. Nothing is loaded or called before the first use. */
export function createGateways(settings: GatewaySettings): Gateways {
  const { square, nmi, payPal, standard, sandboxUrl } = settings;
  const takingCards = {
    SQUARE: square && squareGateway(square, settings),
    NMI: nmi && nmiGateway(nmi, settings),
  };
  return {
    standard,
    isSandbox: sandboxUrl !== null,
    cards: (code) => takingCards[code],
    payPal: payPal && payPalGateway(payPal, settings),
  };
}

/** The card gateway with a legacy number; null if there is none. */
export function cardGatewayOf(id: number): CardGatewayCode | null {
  if (id === GATEWAYS.SQUARE) return 'SQUARE';
  return id === GATEWAYS.NMI ? 'NMI' : null;
}

/** The gateway with a code, cards or PayPal; null if it is unknown or this installation has no keys for it. */
export function gatewayByCode({ cards, payPal }: Gateways, code: string): PaymentGateway | null {
  switch (code) {
    case 'SQUARE':
    case 'NMI':
      return cards(code);
    case 'PAYPAL':
      return payPal;
    default:
      return null;
  }
}

/**
 * The gateway with a code, cards or PayPal.
 * @throws GatewayUnavailable if the installation has no keys for it, so that the state of its payments is unknown
 */
export function requireGateway(gateways: Gateways, code: string): PaymentGateway {
  const gateway = gatewayByCode(gateways, code);
  if (!gateway) throw new GatewayUnavailable(`${code} is not set up`);
  return gateway;
}
