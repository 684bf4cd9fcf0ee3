import { type DeclineCode, GatewayDeclined, GatewayUnavailable } from '../gateway.ts';
import type { NmiAnswer } from './nmi-calls.ts';

/** Decline codes by NMI's response codes. Other codes are a refusal of the bank. */
const CODES: Readonly<Record<string, DeclineCode>> = {
  '202': 'INSUFFICIENT_FUNDS',
  '203': 'AMOUNT_REFUSED',
  '220': 'CARD_INVALID',
  '221': 'CARD_INVALID',
  '222': 'CARD_INVALID',
  '223': 'CARD_EXPIRED',
  '224': 'CARD_EXPIRED',
  '225': 'CSC_WRONG',
  '461': 'CARD_INVALID',
};

/** Errors of response 3 that are NMI's own refusals. They all have code 300, so their text identifies them. */
const REFUSALS: readonly [words: RegExp, code: DeclineCode][] = [
  [/^AVS REJECTED/i, 'POSTAL_CODE_WRONG'],
  [/^CVV/i, 'CSC_WRONG'],
  [/amount/i, 'AMOUNT_REFUSED'],
  [/token|vault|card/i, 'CARD_INVALID'],
  [/settle|refund/i, 'AMOUNT_REFUSED'],
];

/**
 * Returns an approval. Throws GatewayDeclined for a refusal, and GatewayUnavailable for a failure on the way to the
 * bank.
 */
export function approvedOnly(answer: NmiAnswer): NmiAnswer {
  const { response, response_code: code, responsetext } = answer;
  if (response === '1') return answer;
  if (response === '2') throw new GatewayDeclined(CODES[code] ?? 'CARD_DECLINED', [responsetext]);
  const isSaid = code === '300' || code === '461' || code === '220';
  const found = isSaid ? REFUSALS.find(([words]) => words.test(responsetext)) : undefined;
  if (found) throw new GatewayDeclined(found[1], [responsetext]);
  throw new GatewayUnavailable(`NMI answered ${code}: ${responsetext}`);
}
