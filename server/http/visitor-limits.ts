import type { DocumentNode, GraphQLError, OperationDefinitionNode, Token } from 'graphql';
import { excesses, type OperationLimits, tooLarge } from './operation-limits.ts';

/** Limits of what visitors make up themselves: enough for signing in and for browsing the catalogue in GraphiQL. */
export const VISITOR_LIMITS = { depth: 8, aliases: 10, rootFields: 6, cost: 4_000, tokens: 2_000 };

const verdicts = new WeakMap<OperationDefinitionNode, GraphQLError[]>();

/** What a mutation shows is read for those alone whom it lets in: only how many there are counts. */
const MUTATION_LIMITS = { ...VISITOR_LIMITS, depth: Infinity, cost: Infinity, tokens: Infinity };

/**
 * Why a visitor's own operation is refused; empty when it is not. Introspection stays open to everybody: tools ask for
 * the schema before they can sign in. The verdict is kept with the document, which the engine keeps.
 */
export function visitorExcesses(document: DocumentNode, operation: OperationDefinitionNode): GraphQLError[] {
  const known = verdicts.get(operation);
  if (known) return known;
  const limits = operation.operation === 'mutation' ? MUTATION_LIMITS : VISITOR_LIMITS;
  const found = isIntrospection(operation) ? [] : judge(document, operation, limits);
  verdicts.set(operation, found);
  return found;
}

function judge(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  limits: OperationLimits & { tokens: number },
): GraphQLError[] {
  const tokens = tokensOf(document);
  const tooLong = tokens > limits.tokens ? [tooLarge('tokens', tokens, limits.tokens)] : [];
  return [...tooLong, ...excesses(document, operation, limits)];
}

function isIntrospection({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (selection) => 'name' in selection && selection.kind === 'Field' && selection.name.value.startsWith('__'),
  );
}

function tokensOf({ loc }: DocumentNode): number {
  let count = 0;
  for (let token: Token | null = loc?.startToken ?? null; token; token = token.next) count += 1;
  return count;
}
