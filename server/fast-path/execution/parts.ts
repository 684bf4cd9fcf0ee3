import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../../schema/context.ts';

/** Shared data for compiling the parts of a document. */
export type Compilation = {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** Variables that include or skip selections; other variables are known only at execution. */
  readonly switches: Readonly<Record<string, unknown>>;
};

/** One execution of a compiled query. */
export type Run = {
  readonly context: Context;
  readonly variables: Record<string, unknown>;
  /** Arguments that depend on variables, read once for all rows. */
  readonly args: Map<FieldNode, object>;
};

/** Path of a value in the response. */
export type Path = GraphQLResolveInfo['path'];

/** Makes a part of the response, directly or as a promise. Throws (or rejects) for any error. */
export type Part = {
  make(value: unknown, run: Run, path: Path | undefined): unknown;
  /** Whether a resolver inside reads its path; paths are created only for those. */
  readonly needsPath: boolean;
};

/** Something that the engine has to handle: a null in a non-null field, or an unsupported feature. */
export class EngineNeededError extends Error {
  override name = 'EngineNeededError';
}
