import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../../schema/context.ts';

/** What the parts of one document are compiled with. */
export type Compilation = {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** Variables that switch selections on and off; the others are known when a query runs. */
  readonly switches: Readonly<Record<string, unknown>>;
};

/** One execution of a compiled query. */
export type Run = {
  readonly context: Context;
  readonly variables: Record<string, unknown>;
  /** Arguments that depend on variables, read once for all rows. */
  readonly args: Map<FieldNode, object>;
};

/** Where a value stands in the answer. */
export type Path = GraphQLResolveInfo['path'];

/** Makes a part of the answer, at once or as a promise. Throws (or rejects) for what ends in an error. */
export type Part = {
  make(value: unknown, run: Run, path: Path | undefined): unknown;
  /** Whether a resolver within reads its path; paths are made for those alone. */
  readonly needsPath: boolean;
};

/** Something that the engine has to report: a null where none may be, or what this compiler does not support. */
export class EngineNeededError extends Error {
  override name = 'EngineNeededError';
}
