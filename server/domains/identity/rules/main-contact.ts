/** Somebody of a customer who may be its contact: not blocked, in the order of their ids. */
export type ContactPerson = {
  readonly id: number;
  /** May accept quotes, and so decide for the customer. */
  readonly mayDecide: boolean;
};

/** What decides on the contact of something that is made for a customer. */
type ContactFacts = {
  /** Whom the customer names as its main contact. */
  readonly mainContactId: number | null;
  /** The contact of its latest job. */
  readonly latestContactId: number | null;
  readonly people: readonly ContactPerson[];
};

/**
 * The contact of what is made for a customer where nobody is chosen: its main contact, else the contact of its latest job, else the
 * first of its people who may decide, else the first. Null where it has nobody.
 */
export function mainContactOf({ mainContactId, latestContactId, people }: ContactFacts): number | null {
  const named = people.find(({ id }) => id === mainContactId);
  const latest = people.find(({ id }) => id === latestContactId);
  const deciding = people.find(({ mayDecide }) => mayDecide);
  return (named ?? latest ?? deciding ?? people[0])?.id ?? null;
}
