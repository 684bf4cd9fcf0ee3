/** Whose people are told: the customer's, or the manufacturer's own. */
export type NoticeSide = 'CUSTOMER' | 'STAFF';

/** People that a happening or its row names. */
export type NamedPeople = 'contact' | 'assignees' | 'named';

/** Who is told: people who are named, and holders of a permission who may see the row. */
export type Audience = {
  readonly named: NamedPeople | null;
  /** Permission whose holders are told. */
  readonly holders: number | null;
  /** ELSE: the holders only where nobody is named. */
  readonly joined: 'AND' | 'ELSE';
  /** For the guide. */
  readonly words: string;
};

/** Permissions by which people are found (product rules, permission catalogue). */
const [QUOTES_REVISE, QUOTES_OVERRIDE] = [1603, 1609];
const [JOBS_STAGE, SALES_ORDERS_EDIT, PAY, PAYMENTS_EDIT] = [1703, 1803, 2002, 2003];
const [REPORT_SOLD, SETTINGS, INTEGRATIONS] = [2302, 2703, 3501];

/** Every audience. Whoever may not see the row is never told of it, and who is blocked of nothing. */
export const AUDIENCES = {
  CONTACT: named('contact', 'the contact'),
  NAMED: named('named', 'whom it names'),
  PAYERS: { ...named('contact', 'the contact, and who may pay'), holders: PAY },
  REPORTERS: orElse('contact', REPORT_SOLD, 'the contact, else who reports pieces sold'),
  QUOTE_DESK: orElse('assignees', QUOTES_REVISE, 'who works on it, else who may revise quotes'),
  QUOTE_APPROVERS: holders(QUOTES_OVERRIDE, 'who may send below the margin floor'),
  ORDER_DESK: holders(SALES_ORDERS_EDIT, 'who may change orders'),
  WRITERS: orElse('assignees', SALES_ORDERS_EDIT, 'who works on it, else who may change orders'),
  WORKSHOP: orElse('assignees', JOBS_STAGE, 'who works on it, else who moves jobs'),
  CASHIERS: holders(PAYMENTS_EDIT, 'who may change payments'),
  SETTING_KEEPERS: holders(SETTINGS, 'who changes settings'),
  OPERATORS: holders(INTEGRATIONS, 'who sees integrations'),
} as const satisfies Record<string, Audience>;

/** The code of an audience. */
export type AudienceCode = keyof typeof AUDIENCES;

function named(people: NamedPeople, words: string): Audience {
  return { named: people, holders: null, joined: 'AND', words };
}

function holders(permission: number, words: string): Audience {
  return { named: null, holders: permission, joined: 'AND', words };
}

function orElse(people: NamedPeople, permission: number, words: string): Audience {
  return { named: people, holders: permission, joined: 'ELSE', words };
}
