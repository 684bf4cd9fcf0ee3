import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  Lexer,
  parse,
  Source,
  TokenKind,
  visit,
} from 'graphql';
import { TEXT_LIMITS, type TextLimits } from './limits.ts';
import { tooLarge } from './too-large.ts';

/**
 * Parses a document within the limits of its text.
 * @throws GraphQLError for a text that is too large or invalid, and for fragments that contain themselves
 */
export function parseOperation(text: string, options?: object): DocumentNode {
  requireReadable(text, TEXT_LIMITS);
  const document = parse(text, { ...options, maxTokens: TEXT_LIMITS.tokens });
  requireAcyclicFragments(document, TEXT_LIMITS.fragments);
  return document;
}

/**
 * Refuses a text that is too long, or has too many tokens or nested brackets, because the parser is recursive. The
 * lexer recognizes comments and strings.
 */
export function requireReadable(text: string, limits: TextLimits): void {
  if (text.length > limits.characters) throw tooLarge('characters', text.length, limits.characters);
  let [tokens, open] = [0, 0];
  for (const kind of tokensOf(text)) {
    tokens += 1;
    if (tokens > limits.tokens) throw tooLarge('tokens', tokens, limits.tokens);
    if (OPENING.has(kind)) open += 1;
    else if (CLOSING.has(kind)) open -= 1;
    if (open > limits.nesting) throw tooLarge('nesting', open, limits.nesting);
  }
}

/** Kinds of tokens up to the first invalid one, where the parser reports an error. */
function* tokensOf(text: string): Generator<TokenKind> {
  const lexer = new Lexer(new Source(text));
  try {
    for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) yield kind;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
}

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Validation rules of graphql-js compare fragments with each other, and overflow the stack on long cycles. */
function requireAcyclicFragments({ definitions }: DocumentNode, limit: number): void {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  if (fragments.length > limit) throw tooLarge('fragments', fragments.length, limit);
  const spreads = new Map(fragments.map((fragment) => [fragment.name.value, spreadsOf(fragment)]));
  const done = new Set<string>();
  const open = new Set<string>();

  function walk(name: string): void {
    if (done.has(name)) return;
    if (open.has(name))
      throw new GraphQLError(`Cannot spread fragment "${name}" within itself.`, {
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { spec: true, status: 400 } },
      });
    open.add(name);
    for (const spread of spreads.get(name) ?? []) walk(spread);
    open.delete(name);
    done.add(name);
  }
  for (const name of spreads.keys()) walk(name);
}

function spreadsOf(fragment: FragmentDefinitionNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(fragment, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return names;
}
