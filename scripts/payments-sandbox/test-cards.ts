/** How a card behaves. It is the same every time. */
export type CardFate =
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
  readonly fate: CardFate;
  readonly what: string;
};

/** Every card of the sandbox. Its front page and docs/guides/take-cards.md list them. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111 1111 1111 1111', brand: 'VISA', fate: 'GOOD', what: 'takes any amount' },
  { number: '5555 5555 5555 4444', brand: 'MASTERCARD', fate: 'GOOD', what: 'takes any amount' },
  { number: '3782 822463 10005', brand: 'AMEX', fate: 'GOOD', what: 'takes any amount' },
  { number: '6011 1111 1111 1117', brand: 'DISCOVER', fate: 'GOOD', what: 'takes any amount' },
  { number: '4000 0000 0000 0002', brand: 'VISA', fate: 'DECLINED', what: 'is declined' },
  { number: '4000 0000 0000 9995', brand: 'VISA', fate: 'NO_FUNDS', what: 'lacks the funds' },
  { number: '4000 0000 0000 0069', brand: 'VISA', fate: 'EXPIRED', what: 'has expired' },
  { number: '4000 0000 0000 0127', brand: 'VISA', fate: 'WRONG_CSC', what: 'has another security code' },
  {
    number: '4000 0000 0000 0010',
    brand: 'VISA',
    fate: 'WRONG_POSTAL_CODE',
    what: 'has another postal code',
  },
  { number: '4000 0000 0000 0259', brand: 'VISA', fate: 'NO_TOKEN', what: 'is refused by the card fields' },
  {
    number: '4000 0000 0000 4087',
    brand: 'VISA',
    fate: 'NO_ANSWER',
    what: 'gets no answer; nothing is held',
  },
  {
    number: '4000 0000 0000 4095',
    brand: 'VISA',
    fate: 'LOST_ANSWER',
    what: 'gets no answer the first time, though the money is held',
  },
  { number: '4000 0000 0000 3006', brand: 'VISA', fate: 'SLOW', what: 'is answered after three seconds' },
  { number: '4000 0000 0000 5001', brand: 'VISA', fate: 'SERVER_ERROR', what: 'gets a 500; nothing is held' },
  {
    number: '4000 0000 0000 6009',
    brand: 'VISA',
    fate: 'GARBAGE',
    what: 'gets garbage, though the money is held',
  },
  {
    number: '4000 0000 0000 7007',
    brand: 'VISA',
    fate: 'CAPTURE_DECLINED',
    what: 'lets money be held, but not taken',
  },
  {
    number: '4000 0000 0000 7015',
    brand: 'VISA',
    fate: 'CAPTURE_LOST',
    what: 'lets money be taken without an answer the first time',
  },
  {
    number: '4000 0000 0000 7023',
    brand: 'VISA',
    fate: 'CAPTURE_LATE',
    what: 'gets no answer the first time that money is taken, and nothing is taken then',
  },
  {
    number: '4000 0000 0000 7031',
    brand: 'VISA',
    fate: 'CAPTURE_LATE_DECLINED',
    what: 'gets no answer the first time that money is taken, and a no afterwards',
  },
  {
    number: '4000 0000 0000 8005',
    brand: 'VISA',
    fate: 'HELD_LESS',
    what: 'has 1.00 held, whatever is asked for',
  },
  {
    number: '4000 0000 0000 8013',
    brand: 'VISA',
    fate: 'HELD_JPY',
    what: 'has yen held, whatever is asked for',
  },
  {
    number: '4000 0000 0000 8021',
    brand: 'VISA',
    fate: 'TAKEN_LESS',
    what: 'has 1.00 taken of what is held',
  },
  {
    number: '4000 0000 0000 1000',
    brand: 'VISA',
    fate: 'CHARGEBACK',
    what: 'is charged back a second after the money was taken',
  },
];

/** The card with a number, with or without spaces. Undefined if it is not a card of the sandbox. */
export function testCard(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, '');
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits);
}

/** The card of a brand that always succeeds, for tokens and saved cards that always exist. */
export function goodCard(brand: CardBrand): TestCard {
  const card = TEST_CARDS.find((each) => each.brand === brand && each.fate === 'GOOD');
  if (!card) throw new Error(`No good ${brand}`);
  return card;
}
