import type { SandboxCard } from '../books.ts';
import type { SandboxResponse } from '../exchange.ts';

/** A response of NMI's form protocol: `response` is 1 for approved, 2 for declined, 3 for error. */
export type NmiAnswer = {
  readonly response: '1' | '2' | '3';
  readonly responsetext: string;
  readonly response_code: string;
  readonly transactionid?: string;
  readonly customer_vault_id?: string;
  readonly avsresponse?: string;
  readonly cvvresponse?: string;
};

/** The response in the encoding of the form protocol. */
export function formAnswer(answer: NmiAnswer, asked: URLSearchParams): SandboxResponse {
  const body = new URLSearchParams({
    response: answer.response,
    responsetext: answer.responsetext,
    authcode: answer.response === '1' ? '123456' : '',
    transactionid: answer.transactionid ?? '',
    avsresponse: answer.avsresponse ?? '',
    cvvresponse: answer.cvvresponse ?? '',
    orderid: asked.get('orderid') ?? '',
    type: asked.get('type') ?? '',
    response_code: answer.response_code,
    customer_vault_id: answer.customer_vault_id ?? '',
  });
  return { status: 200, type: 'text/html; charset=utf-8', body: body.toString() };
}

export function approved(text: string, more: Partial<NmiAnswer> = {}): NmiAnswer {
  return { response: '1', responsetext: text, response_code: '100', ...more };
}

/** A request that NMI cannot process. */
export function refused(text: string): NmiAnswer {
  return { response: '3', responsetext: `${text} REFID:3150017450`, response_code: '300' };
}

/** The bank's reason to decline a card, or null. Codes: https://support.nmi.com, Payment API, response codes. */
export function bankRefusal({ behaviour }: SandboxCard): NmiAnswer | null {
  const decline = (code: string, text: string, more: Partial<NmiAnswer> = {}): NmiAnswer => ({
    response: '2',
    responsetext: text,
    response_code: code,
    ...more,
  });
  switch (behaviour) {
    case 'DECLINED':
      return decline('200', 'DECLINE');
    case 'NO_FUNDS':
      return decline('202', 'INSUFFICIENT FUNDS');
    case 'EXPIRED':
      return decline('223', 'EXPIRED CARD');
    case 'WRONG_CSC':
      return decline('225', 'CVV2 MISMATCH', { cvvresponse: 'N' });
    case 'WRONG_POSTAL_CODE':
      return { response: '3', responsetext: 'AVS REJECTED', response_code: '300', avsresponse: 'A' };
    default:
      return null;
  }
}
