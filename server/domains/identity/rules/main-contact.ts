/** A customer's user who can be its contact: not blocked, sorted by id. */
export type ContactPerson = {
  readonly id: number;
  /** May accept quotes, and so decides for the customer. */
  readonly mayDecide: boolean;
};

/** What decides the contact of a customer's record. */
type ContactFacts = {
  /** The main contact chosen by the customer. */
  readonly mainContactId: number | null;
  /** The contact of its latest job. */
  readonly latestContactId: number | null;
  readonly people: readonly ContactPerson[];
};

/**
 * The default contact of a customer's records: its main contact, otherwise the contact of its latest job, otherwise
 * its first user who may decide, otherwise its first user. Null if it has no users.
 */
export function mainContactOf({ mainContactId, latestContactId, people }: ContactFacts): number | null {
  const named = people.find(({ id }) => id === mainContactId);
  const latest = people.find(({ id }) => id === latestContactId);
  const deciding = people.find(({ mayDecide }) => mayDecide);
  return (named ?? latest ?? deciding ?? people[0])?.id ?? null;
}
