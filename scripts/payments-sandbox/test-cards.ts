/** How a card behaves. It is the same every time. */
export type CardBehaviour =
  | 'GOOD'
  | 'DECLINED'
  | 'NO_FUNDS'
  | 'EXPIRED'
  | 'WRONG_CSC'
  | 'WRONG_POSTAL_CODE'
  | 'NO_TOKEN'
  | 'NO_ANSWER'
  | 'LOST_ANSWER'
  | 'SLOW'
  | 'SERVER_ERROR'
  | 'GARBAGE'
  | 'CAPTURE_DECLINED'
  | 'CAPTURE_LOST'
  | 'CAPTURE_LATE'
  | 'CAPTURE_LATE_DECLINED'
  | 'HELD_LESS'
  | 'HELD_JPY'
  | 'TAKEN_LESS'
  | 'CHARGEBACK';

/** Brand names that the providers' names are translated from. */
export type CardBrand = 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER';

/** A card number that the hosted fields accept. They accept no other number, so that nobody enters a real card here. */
export type TestCard = {
  readonly number: string;
  readonly brand: CardBrand;
  readonly behaviour: CardBehaviour;
  readonly what: string;
};

/** Every card of the sandbox. Its front page and docs/guides/take-cards.md list them. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111 1111 1111 1111', brand: 'VISA', behaviour: 'GOOD', what: 'accepts any amount' },
  { number: '5555 5555 5555 4444', brand: 'MASTERCARD', behaviour: 'GOOD', what: 'accepts any amount' },
  { number: '3782 822463 10005', brand: 'AMEX', behaviour: 'GOOD', what: 'accepts any amount' },
  { number: '6011 1111 1111 1117', brand: 'DISCOVER', behaviour: 'GOOD', what: 'accepts any amount' },
  { number: '4000 0000 0000 0002', brand: 'VISA', behaviour: 'DECLINED', what: 'is declined' },
  { number: '4000 0000 0000 9995', brand: 'VISA', behaviour: 'NO_FUNDS', what: 'has insufficient funds' },
  { number: '4000 0000 0000 0069', brand: 'VISA', behaviour: 'EXPIRED', what: 'has expired' },
  { number: '4000 0000 0000 0127', brand: 'VISA', behaviour: 'WRONG_CSC', what: 'has a wrong security code' },
  {
    number: '4000 0000 0000 0010',
    brand: 'VISA',
    behaviour: 'WRONG_POSTAL_CODE',
    what: 'has a wrong postal code',
  },
  {
    number: '4000 0000 0000 0259',
    brand: 'VISA',
    behaviour: 'NO_TOKEN',
    what: 'is rejected by the card fields',
  },
  {
    number: '4000 0000 0000 4087',
    brand: 'VISA',
    behaviour: 'NO_ANSWER',
    what: 'gets no response; nothing is authorized',
  },
  {
    number: '4000 0000 0000 4095',
    brand: 'VISA',
    behaviour: 'LOST_ANSWER',
    what: 'gets no response the first time, but the amount is authorized',
  },
  {
    number: '4000 0000 0000 3006',
    brand: 'VISA',
    behaviour: 'SLOW',
    what: 'gets a response after three seconds',
  },
  {
    number: '4000 0000 0000 5001',
    brand: 'VISA',
    behaviour: 'SERVER_ERROR',
    what: 'gets HTTP 500; nothing is authorized',
  },
  {
    number: '4000 0000 0000 6009',
    brand: 'VISA',
    behaviour: 'GARBAGE',
    what: 'gets an unreadable response, but the amount is authorized',
  },
  {
    number: '4000 0000 0000 7007',
    brand: 'VISA',
    behaviour: 'CAPTURE_DECLINED',
    what: 'can be authorized, but every capture is declined',
  },
  {
    number: '4000 0000 0000 7015',
    brand: 'VISA',
    behaviour: 'CAPTURE_LOST',
    what: 'is captured, but the first capture gets no response',
  },
  {
    number: '4000 0000 0000 7023',
    brand: 'VISA',
    behaviour: 'CAPTURE_LATE',
    what: 'gets no response to the first capture, and nothing is captured',
  },
  {
    number: '4000 0000 0000 7031',
    brand: 'VISA',
    behaviour: 'CAPTURE_LATE_DECLINED',
    what: 'gets no response to the first capture; later captures are declined',
  },
  {
    number: '4000 0000 0000 8005',
    brand: 'VISA',
    behaviour: 'HELD_LESS',
    what: 'is authorized for 1.00, whatever the amount',
  },
  {
    number: '4000 0000 0000 8013',
    brand: 'VISA',
    behaviour: 'HELD_JPY',
    what: 'is authorized in yen, whatever the currency',
  },
  {
    number: '4000 0000 0000 8021',
    brand: 'VISA',
    behaviour: 'TAKEN_LESS',
    what: 'is captured for 1.00 only',
  },
  {
    number: '4000 0000 0000 1000',
    brand: 'VISA',
    behaviour: 'CHARGEBACK',
    what: 'gets a chargeback a second after the capture',
  },
];

/** The card with a number, with or without spaces. Undefined if it is not a card of the sandbox. */
export function testCard(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, '');
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits);
}

/** The card of a brand that always succeeds, for tokens and saved cards that always exist. */
export function goodCard(brand: CardBrand): TestCard {
  const card = TEST_CARDS.find((each) => each.brand === brand && each.behaviour === 'GOOD');
  if (!card) throw new Error(`No good ${brand}`);
  return card;
}
