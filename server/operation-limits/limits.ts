/** What an operation may measure before it is executed; see `measureOperation`. */
export type OperationLimits = {
  /** Levels of fields; a connection alone takes three. */
  readonly depth: number;
  readonly aliases: number;
  /** Fields of the root, wherever they stand: in fragments too. */
  readonly rootFields: number;
  /** Selections of fields that have fields of their own: comparing them with each other is quadratic work. */
  readonly selections: number;
  /** Fields of the answer, if every list has as many rows as it is assumed to have. */
  readonly cost: number;
};

/** What the text of an operation may measure before it is parsed and validated. */
export type TextLimits = {
  readonly characters: number;
  readonly tokens: number;
  /** Nesting of brackets of any kind. */
  readonly nesting: number;
  readonly fragments: number;
};

/** Limits of one operation; above what the web app and the REST facade send. */
export const LIMITS: OperationLimits = {
  depth: 14,
  aliases: 60,
  rootFields: 30,
  selections: 300,
  cost: 27_000,
};

/** Limits of operations that visitors write themselves: enough for signing in and for browsing the catalogue in GraphiQL. */
export const VISITOR_LIMITS: OperationLimits = {
  depth: 8,
  aliases: 10,
  rootFields: 6,
  selections: 60,
  cost: 4_000,
};

/** What a mutation shows is read for those alone whom it lets in: for visitors, only how many there are counts. */
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

/** Operations above this cost that callers make up are executed one at a time (`heavyOperations`). */
export const HEAVY_COST = 2_000;
