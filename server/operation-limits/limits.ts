/** Limits of an operation before its execution; see `measureOperation`. */
export type OperationLimits = {
  /** Nesting of fields; a connection needs three. */
  readonly depth: number;
  readonly aliases: number;
  /** Fields of the root, including those in fragments. */
  readonly rootFields: number;
  /** Selections of fields with subfields, whose comparison is quadratic. */
  readonly selections: number;
  /** Fields of the response, with the assumed number of rows of every list. */
  readonly cost: number;
};

/** Limits of the text of an operation before parsing and validation. */
export type TextLimits = {
  readonly characters: number;
  readonly tokens: number;
  /** Nesting of brackets of any kind. */
  readonly nesting: number;
  readonly fragments: number;
};

/** Limits of one operation, above those of the web app and the REST facade. */
export const LIMITS: OperationLimits = {
  depth: 14,
  aliases: 60,
  rootFields: 30,
  selections: 300,
  cost: 27_000,
};

/** Limits of visitors' operations: enough for signing in and for browsing the catalogue in GraphiQL. */
export const VISITOR_LIMITS: OperationLimits = {
  depth: 8,
  aliases: 10,
  rootFields: 6,
  selections: 60,
  cost: 4_000,
};

/** Mutations of visitors: only their number counts, because results are read only after a sign-in. */
export const VISITOR_MUTATION_LIMITS: OperationLimits = {
  ...VISITOR_LIMITS,
  depth: Number.POSITIVE_INFINITY,
  aliases: LIMITS.aliases,
  selections: LIMITS.selections,
  cost: Number.POSITIVE_INFINITY,
};

export const TEXT_LIMITS: TextLimits = { characters: 60_000, tokens: 4_000, nesting: 100, fragments: 150 };

export const VISITOR_TEXT_LIMITS: TextLimits = {
  characters: 20_000,
  tokens: 2_000,
  nesting: 40,
  fragments: 40,
};

/** Callers' operations above this cost are executed one at a time (`heavyOperations`). */
export const HEAVY_COST = 2_000;
