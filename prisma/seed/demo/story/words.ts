/** What a remark is about; it is made on pieces that have it. */
export type Topic = 'RING' | 'STONE' | 'ENGRAVING' | 'FINGERPRINT' | 'CHAIN' | 'ANY';

/** A remark with what it is about. */
export type Said<Text = string> = { about: Topic; text: Text };

/** What people write in the demo. */
export type Words = {
  endCustomers: readonly string[];
  families: readonly string[];
  references: readonly string[];
  engravings: readonly string[];
  lineNotes: readonly Said[];
  orderNotes: readonly string[];
  /** A question of ours and the customer's answer. */
  questions: readonly Said<readonly [question: string, answer: string]>[];
  proofSent: readonly string[];
  waxShown: readonly string[];
  thanks: readonly string[];
  declines: readonly Said[];
  cancels: readonly string[];
};

/** The remarks that fit a piece. */
export function fitting<Text>(said: readonly Said<Text>[], topics: ReadonlySet<Topic>): Text[] {
  return said.filter(({ about }) => about === 'ANY' || topics.has(about)).map(({ text }) => text);
}
