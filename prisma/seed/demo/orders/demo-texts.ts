/** The subject of a remark. It is used for pieces that have it. */
export type Topic = 'RING' | 'STONE' | 'ENGRAVING' | 'FINGERPRINT' | 'CHAIN' | 'ANY';

/** A remark with its subject. */
type Remark<Text = string> = { about: Topic; text: Text };

/** Texts that people write in the demo. */
export type DemoTexts = {
  endCustomers: readonly string[];
  families: readonly string[];
  references: readonly string[];
  engravings: readonly string[];
  lineNotes: readonly Remark[];
  orderNotes: readonly string[];
  /** A question of the manufacturer and the customer's answer. */
  questions: readonly Remark<readonly [question: string, answer: string]>[];
  proofSent: readonly string[];
  waxShown: readonly string[];
  thanks: readonly string[];
  declines: readonly Remark[];
  cancels: readonly string[];
};

/** The remarks that fit a piece. */
export function fitting<Text>(remarks: readonly Remark<Text>[], topics: ReadonlySet<Topic>): Text[] {
  return remarks.filter(({ about }) => about === 'ANY' || topics.has(about)).map(({ text }) => text);
}
