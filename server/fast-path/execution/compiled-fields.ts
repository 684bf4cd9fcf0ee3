import {
  type FieldNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  visit,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';
import { type Compilation, EngineNeededError, type Part, type Path, type Run } from './parts.ts';
import { abandon, fillIn, isPromise, whenAll } from './promises.ts';

/** An object with these fields, in the requested order. */
export function compileObject(
  compilation: Compilation,
  type: GraphQLObjectType,
  selected: ReadonlyMap<string, readonly FieldNode[]>,
): Part {
  const fields = [...selected].map(([key, nodes]) => ({
    key,
    ...compileField(compilation, type, key, nodes),
  }));
  return {
    needsPath: fields.some(({ needsPath }) => needsPath),
    make: (source, run, path) => {
      run.context.budget.take(1 + fields.length);
      const object: Record<string, unknown> = {};
      const pending: Promise<void>[] = [];
      try {
        for (let index = 0; index < fields.length; index += 1) {
          // Within the bounds of the loop.
          const field = fields[index] as (typeof fields)[number];
          const value = field.make(source, run, path);
          object[field.key] = value;
          if (isPromise(value)) pending.push(fillIn(object, field.key, value));
        }
      } catch (error) {
        abandon(pending);
        throw error;
      }
      return pending.length === 0 ? object : whenAll(pending, object);
    },
  };
}

function compileField(
  compilation: Compilation,
  parent: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): Part {
  const [node] = nodes;
  const name = node?.name.value;
  if (name === '__typename') return { needsPath: false, make: () => parent.name };
  const field = name === undefined ? undefined : parent.getFields()[name];
  if (!node || !field) throw new EngineNeededError(`Introspection: ${name}.`);
  const value = compileValue(compilation, field.type, nodes);
  const type = getNullableType(field.type);
  if (!field.resolve && isLeafType(type)) return compileColumn(field.name, type, value);
  const resolve = compileResolver(compilation, { parent, field, node, nodes });
  const needsPath = resolve.needsPath || value.needsPath;
  return {
    needsPath,
    make: (source, run, above) => {
      const path = needsPath ? { prev: above, key, typename: parent.name } : undefined;
      const resolved = resolve.make(source, run, path);
      return isPromise(resolved) ? makeLater(resolved, value, run, path) : value.make(resolved, run, path);
    },
  };
}

/** A property with a plain value, as most fields are; written directly. */
function compileColumn(name: string, type: GraphQLLeafType, value: Part): Part {
  return {
    needsPath: false,
    make: (source, run, path) => {
      const found = (source as Record<string, unknown>)[name];
      if (typeof found === 'string' || typeof found === 'number') {
        const written = type.serialize(found);
        if (written !== null && written !== undefined) return written;
      }
      return isPromise(found) ? makeLater(found, value, run, path) : value.make(found, run, path);
    },
  };
}

/** A separate function: a closure here would slow down every value, not only promises. */
async function makeLater(value: Promise<unknown>, part: Part, run: Run, path: Path | undefined) {
  return part.make(await value, run, path);
}

type Resolved = {
  parent: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  nodes: readonly FieldNode[];
};

/** The result of the field's resolver, or else the property with its name. */
function compileResolver(compilation: Compilation, { parent, field, node, nodes }: Resolved): Part {
  const { name, resolve, type: returnType } = field;
  if (!resolve) return { needsPath: false, make: (source) => (source as Record<string, unknown>)[name] };
  const argsOf = compileArguments(field, node);
  // A resolver with at least one but no fourth parameter never reads `info`; one without any may use `arguments`.
  const needsPath = resolve.length === 0 || resolve.length > 3;
  const { schema, operation, fragments } = compilation;
  const parts = { schema, operation, fragments, rootValue: undefined, parentType: parent };
  const facts = { ...parts, fieldName: name, fieldNodes: nodes, returnType };
  return {
    needsPath,
    make: (source, run, path) => {
      const info = path && { ...facts, path, variableValues: run.variables };
      // The path is set whenever the resolver may read it.
      return resolve(source, argsOf(run), run.context, info as GraphQLResolveInfo);
    },
  };
}

const NO_ARGUMENTS = Object.freeze({});

function compileArguments(field: GraphQLField<unknown, unknown>, node: FieldNode): (run: Run) => object {
  if (field.args.length === 0) return () => NO_ARGUMENTS;
  if (!usesVariables(node)) {
    const always = Object.freeze(getArgumentValues(field, node));
    return () => always;
  }
  return ({ args, variables }) => {
    const known = args.get(node);
    if (known) return known;
    const read = getArgumentValues(field, node, variables);
    args.set(node, read);
    return read;
  };
}

function usesVariables({ arguments: args = [] }: FieldNode): boolean {
  const names: string[] = [];
  for (const argument of args) visit(argument, { Variable: ({ name }) => void names.push(name.value) });
  return names.length > 0;
}

function compileValue(
  compilation: Compilation,
  declared: GraphQLOutputType,
  nodes: readonly FieldNode[],
): Part {
  const type = getNullableType(declared);
  const part = isLeafType(type)
    ? compileLeaf(type)
    : isListType(type)
      ? compileList(compileValue(compilation, type.ofType, nodes))
      : compileShown(compilation, type, nodes);
  const mayBeNull = !isNonNullType(declared);
  return {
    needsPath: part.needsPath,
    make: (value, run, path) => {
      if (value === null || value === undefined) {
        if (mayBeNull) return null;
        throw new EngineNeededError(`Nothing where ${String(declared)} must be.`);
      }
      if (value instanceof Error) throw value;
      return part.make(value, run, path);
    },
  };
}

function compileShown(compilation: Compilation, type: GraphQLOutputType, nodes: readonly FieldNode[]): Part {
  if (!isObjectType(type)) throw new EngineNeededError(`${String(type)} may be of several types.`);
  const { schema, fragments, switches } = compilation;
  return compileObject(compilation, type, collectSubfields(schema, fragments, switches, type, nodes));
}

function compileLeaf(type: GraphQLLeafType): Part {
  return {
    needsPath: false,
    make: (value) => {
      const written = type.serialize(value);
      if (written === null || written === undefined) throw new EngineNeededError(`Not a ${type.name}.`);
      return written;
    },
  };
}

function listed(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null && Symbol.iterator in value)
    // Iterables can be converted.
    return Array.from(value as Iterable<unknown>);
  throw new EngineNeededError('Not a list.');
}

function compileList(item: Part): Part {
  const { needsPath } = item;
  return {
    needsPath,
    make: (list, run, above) => {
      const values = listed(list);
      const items: unknown[] = [];
      const pending: Promise<void>[] = [];
      try {
        for (let index = 0; index < values.length; index += 1) {
          const value: unknown = values[index];
          const path = needsPath ? { prev: above, key: index, typename: undefined } : undefined;
          const made = isPromise(value) ? makeLater(value, item, run, path) : item.make(value, run, path);
          items.push(made);
          if (isPromise(made)) pending.push(fillIn(items, index, made));
        }
      } catch (error) {
        abandon(pending);
        throw error;
      }
      return pending.length === 0 ? items : whenAll(pending, items);
    },
  };
}
