import type { SandboxCard } from '../books.ts';
import type { Answer } from '../exchange.ts';

/** What NMI's form protocol answers: `response` 1 approved, 2 declined, 3 error. */
export type NmiAnswer = {
  readonly response: '1' | '2' | '3';
  readonly responsetext: string;
  readonly response_code: string;
  readonly transactionid?: string;
  readonly customer_vault_id?: string;
  readonly avsresponse?: string;
  readonly cvvresponse?: string;
};

/** As the form protocol writes it. */
export function formAnswer(answer: NmiAnswer, asked: URLSearchParams): Answer {
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

/** An approval. */
export function approved(text: string, more: Partial<NmiAnswer> = {}): NmiAnswer {
  return { response: '1', responsetext: text, response_code: '100', ...more };
}

/** A request that NMI cannot do anything with. */
export function refused(text: string): NmiAnswer {
  return { response: '3', responsetext: `${text} REFID:3150017450`, response_code: '300' };
}

/** Why a bank says no to a card; null: it does not. Codes: https://support.nmi.com, Payment API, response codes. */
export function bankRefusal({ fate }: SandboxCard): NmiAnswer | null {
  const decline = (code: string, text: string, more: Partial<NmiAnswer> = {}): NmiAnswer => ({
    response: '2',
    responsetext: text,
    response_code: code,
    ...more,
  });
  switch (fate) {
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
