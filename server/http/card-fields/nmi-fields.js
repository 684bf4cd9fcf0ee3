import { answerTokens, notifyParent, sendHeight, wordsOf } from './frame-messages.js';

/** Card fields of NMI, by Collect.js: its inline fields stand in the elements below. */
const words = wordsOf({
  en: { number: 'Number', expiry: 'Month and year', csc: 'CSC' },
  fr: { number: 'Numéro', expiry: 'Mois et année', csc: 'CVC' },
});

const CODES = { ccnumber: 'NUMBER', ccexp: 'EXPIRY', cvv: 'CSC' };
const MAX_MS = 20_000;

document.getElementById('card').innerHTML = ['number', 'expiry', 'csc']
  .map((name) => `<label>${words[name]}<span id="${name}"></span></label>`)
  .join('');

const invalid = new Set();
let waiting = null;

window.CollectJS.configure({
  variant: 'inline',
  fields: {
    ccnumber: { selector: '#number' },
    ccexp: { selector: '#expiry' },
    cvv: { selector: '#csc' },
  },
  validationCallback: (field, isValid) => {
    if (isValid) invalid.delete(field);
    else invalid.add(field);
    if (!isValid && waiting) waiting.reject({ status: 422, codes: [...invalid].map((name) => CODES[name]) });
  },
  timeoutDuration: MAX_MS,
  timeoutCallback: () => waiting?.reject({ status: 0, codes: ['UNREACHABLE'] }),
  fieldsAvailableCallback: () => {
    notifyParent({ type: 'card-fields:ready' });
    sendHeight();
  },
  callback: ({ token, card }) =>
    waiting?.resolve({
      token,
      brand: String(card?.type ?? '').toUpperCase(),
      last4: String(card?.number ?? '').slice(-4),
      expMonth: Number(String(card?.exp ?? '').slice(0, 2)),
      expYear: 2000 + Number(String(card?.exp ?? '').slice(2, 4)),
    }),
});

answerTokens(
  () =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      window.CollectJS.startPaymentRequest();
    }),
);
