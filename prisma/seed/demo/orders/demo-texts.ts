/** What a remark is about; it is made on pieces that have it. */
export type Topic = 'RING' | 'STONE' | 'ENGRAVING' | 'FINGERPRINT' | 'CHAIN' | 'ANY';

/** A remark with what it is about. */
type Remark<Text = string> = { about: Topic; text: Text };

/** What people write in the demo. */
export type DemoTexts = {
  endCustomers: readonly string[];
  families: readonly string[];
  references: readonly string[];
  engravings: readonly string[];
  lineNotes: readonly Remark[];
  orderNotes: readonly string[];
  /** A question of ours and the customer's answer. */
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
