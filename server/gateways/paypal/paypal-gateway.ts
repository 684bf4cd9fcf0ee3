import type { TransactionInformation } from '@paypal/paypal-server-sdk';
import type { GatewaySettings, PayPalSettings } from '../../config/gateway-settings.ts';
import { GatewayDeclined, type GatewayMoney, GatewayUnavailable, type PayPalGateway } from '../gateway.ts';
import { amountIn } from '../minor-units.ts';
import { requireSame } from '../same-money.ts';
import { issuesOf, loadPayPal, type PayPalSdk, translated } from './paypal-client.ts';
import { moneyOf, orderOf, transactionsOf } from './paypal-shapes.ts';
import { readPayPalWebhook } from './paypal-webhook.ts';

/** Maximum period of a PayPal report. */
const REPORT_MS = 31 * 86_400_000;
const REPORT_PAGE = 500;

/** PayPal with its own SDK, which is loaded by the first call. */
export function payPalGateway(
  settings: PayPalSettings,
  { timeoutMs }: Pick<GatewaySettings, 'timeoutMs'>,
): PayPalGateway {
  let loading: Promise<PayPalSdk> | undefined;

  function load(): Promise<PayPalSdk> {
    loading ??= loadPayPal(settings, timeoutMs);
    return loading;
  }

  /** Calls the SDK and translates its errors. */
  async function ask<Result>(act: (paypal: PayPalSdk) => Promise<{ result: Result }>): Promise<Result> {
    const paypal = await load();
    try {
      const { result } = await act(paypal);
      return result;
    } catch (error) {
      throw translated(error, paypal);
    }
  }

  async function showOrder(id: string) {
    const paypal = await load();
    try {
      const { result } = await new paypal.sdk.OrdersController(paypal.client).getOrder({ id });
      return orderOf(result);
    } catch (error) {
      if (issuesOf(error, paypal).status === 404) return null;
      throw error instanceof GatewayUnavailable ? error : translated(error, paypal);
    }
  }

  async function* report(from: Date, until: Date): AsyncGenerator<TransactionInformation> {
    for (let page = 1; ; page += 1) {
      const { transactionDetails = [], totalPages = 1 } = await ask(({ sdk, client }) =>
        new sdk.TransactionSearchController(client).searchTransactions({
          startDate: from.toISOString(),
          endDate: until.toISOString(),
          fields: 'transaction_info',
          pageSize: REPORT_PAGE,
          page,
        }),
      );
      for (const { transactionInfo } of transactionDetails) if (transactionInfo) yield transactionInfo;
      if (page >= totalPages) return;
    }
  }

  return {
    code: 'PAYPAL',
    merchantId: settings.merchantId,
    createOrder: async ({ key, money, note, returnUrl, cancelUrl }) =>
      orderOf(
        await ask(({ sdk, client }) =>
          new sdk.OrdersController(client).createOrder({
            paypalRequestId: key,
            prefer: 'return=representation',
            body: {
              intent: sdk.CheckoutPaymentIntent.Capture,
              purchaseUnits: [{ amount: payPalMoney(money), customId: key, description: note.slice(0, 127) }],
              applicationContext: {
                returnUrl,
                cancelUrl,
                shippingPreference: sdk.OrderApplicationContextShippingPreference.NoShipping,
                userAction: sdk.OrderApplicationContextUserAction.PayNow,
              },
            },
          }),
        ),
      ),
    showOrder,
    captureOrder: async (id) => {
      const paypal = await load();
      try {
        const { result } = await new paypal.sdk.OrdersController(paypal.client).captureOrder({
          id,
          paypalRequestId: `capture-${id}`,
          prefer: 'return=representation',
        });
        return taken(orderOf(result));
      } catch (error) {
        if (error instanceof GatewayUnavailable) throw error;
        const isTaken = issuesOf(error, paypal).issues.includes('ORDER_ALREADY_CAPTURED');
        if (!isTaken) throw translated(error, paypal);
        return taken(await showOrder(id));
      }
    },
    refund: async ({ key, reference, money }) => {
      const { id, status, amount } = await ask(({ sdk, client }) =>
        new sdk.PaymentsController(client).refundCapturedPayment({
          captureId: reference,
          paypalRequestId: key,
          prefer: 'return=representation',
          body: { amount: payPalMoney(money) },
        }),
      );
      if (!id) throw new GatewayUnavailable('PayPal answered without a refund');
      if (status === 'CANCELLED' || status === 'FAILED')
        throw new GatewayDeclined('AMOUNT_REFUSED', [`The refund is ${status}.`]);
      if (amount) requireSame(money, moneyOf(amount));
      return id;
    },
    transactions: async function* (from, until) {
      for (let start = from.getTime(); start < until.getTime(); start += REPORT_MS) {
        const end = new Date(Math.min(start + REPORT_MS, until.getTime()));
        const entries = await Array.fromAsync(report(new Date(start), end));
        yield* transactionsOf(entries);
      }
    },
    readWebhook: async (call) => readPayPalWebhook(await load(), settings.webhookId, call),
  };
}

function payPalMoney(money: GatewayMoney) {
  return { currencyCode: money.currency, value: amountIn(money) };
}

function taken(order: ReturnType<typeof orderOf> | null) {
  if (!order?.capture) throw new GatewayUnavailable('PayPal answered without a capture');
  return order.capture;
}
