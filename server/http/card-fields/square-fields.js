import { answerTokens, notifyParent, sendHeight } from './frame-messages.js';

/** Card fields of Square: https://developer.squareup.com/docs/web-payments/take-card-payment */
const { application, location: place } = document.body.dataset;

const BRANDS = {
  americanExpress: 'AMEX',
  AMERICAN_EXPRESS: 'AMEX',
  mastercard: 'MASTERCARD',
  visa: 'VISA',
  discover: 'DISCOVER',
};
const CODES = { cardNumber: 'NUMBER', expirationDate: 'EXPIRY', cvv: 'CSC', postalCode: 'REFUSED' };

const card = await window.Square.payments(application, place).card();
await card.attach('#card');
card.addEventListener('cardBrandChanged', ({ detail }) =>
  notifyParent({ type: 'card-fields:brand', brand: BRANDS[detail?.cardBrand] ?? null }),
);
card.addEventListener('submit', () => notifyParent({ type: 'card-fields:submit' }));

answerTokens(async () => {
  const { status, token, details, errors = [] } = await card.tokenize();
  if (status !== 'OK') throw { status: 422, codes: errors.map(({ field }) => CODES[field] ?? 'REFUSED') };
  const { brand, last4, expMonth, expYear } = details?.card ?? {};
  return { token, brand: BRANDS[brand] ?? brand, last4, expMonth, expYear };
});
notifyParent({ type: 'card-fields:ready' });
sendHeight();
