import { afterAll } from '@jest/globals';
import { type PaymentsSandbox, startPaymentsSandbox } from '../../../scripts/start-payments-sandbox.ts';
import { sandboxGateways } from '../../config/gateway-settings.ts';
import { createGateways, type Gateways } from '../../gateways/create-gateways.ts';

/** A payments sandbox with its client and controls. */
export type SandboxOfTest = PaymentsSandbox & {
  readonly gateways: Gateways;
  /** Calls `/control/…`. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>;
};

/** Starts a payments sandbox for a test file. Unanswered calls end after `timeoutMs`. */
export async function sandboxOfTest({ timeoutMs = 1_500 } = {}): Promise<SandboxOfTest> {
  const sandbox = await startPaymentsSandbox();
  afterAll(sandbox.stop);
  return {
    ...sandbox,
    gateways: createGateways(sandboxGateways(sandbox.url, { timeoutMs, standard: null })),
    control: async (method, path, body) => {
      const response = await fetch(`${sandbox.url}/control/${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return await response.json();
    },
  };
}
