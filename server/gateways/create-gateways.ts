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

/** A gateway that takes cards, by its code. */
export type CardGatewayCode = Exclude<GatewayCode, 'PAYPAL'>;

/** The payment gateways of this installation. */
export type Gateways = {
  /** The one that new cards are given to; null: none takes cards. */
  readonly standard: CardGatewayCode | null;
  /** Sandbox: no money moves, and pages say so. */
  readonly isSandbox: boolean;
  /** A gateway that takes cards; null: this installation has no keys of it. */
  readonly cards: (code: CardGatewayCode) => CardGateway | null;
  readonly payPal: PayPalGateway | null;
};

/** The gateways that the settings have keys for. Nothing is loaded or called before the first use. */
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

/** The gateway that takes cards, by the number that legacy clients know; null: there is none. */
export function cardGatewayOf(id: number): CardGatewayCode | null {
  if (id === GATEWAYS.SQUARE) return 'SQUARE';
  return id === GATEWAYS.NMI ? 'NMI' : null;
}

/** The gateway with a code, cards or PayPal; null: there is none, or this installation has no keys of it. */
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
 * @throws GatewayUnavailable: an installation that has lost its keys cannot say what became of money
 */
export function requireGateway(gateways: Gateways, code: string): PaymentGateway {
  const gateway = gatewayByCode(gateways, code);
  if (!gateway) throw new GatewayUnavailable(`${code} is not set up`);
  return gateway;
}
