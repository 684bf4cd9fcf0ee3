import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import type { OperationLimits } from './limits.ts';
import { assumedRows, type Sizes } from './list-rows.ts';
import { tooLarge } from './too-large.ts';

/** The measurements of an operation, by the names of the limits. */
export type Measure = { -readonly [Name in keyof OperationLimits]: number };

/** One error for each exceeded limit. */
export function excesses(measure: Measure, limits: OperationLimits): GraphQLError[] {
  return Object.entries(measure).flatMap(([name, value]) => {
    // Measurements have the names of the limits.
    const limit = limits[name as keyof Measure];
    return value > limit ? [tooLarge(name, value, limit)] : [];
  });
}

/**
 * Measures an operation on the schema: every list multiplies what is below it, including fragments. `sizes` are the
 * known sizes in variables. Introspection has no limit of depth. Fragments must not contain themselves
 * (`parseOperation`).
 */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
  sizes: Sizes = {},
): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, Measure>();

  function measureSet(type: GraphQLNamedType | undefined, set: SelectionSetNode): Measure {
    const total: Measure = { depth: 0, aliases: 0, rootFields: 0, selections: 0, cost: 0 };
    for (const selection of set.selections) {
      const part =
        selection.kind === Kind.FIELD
          ? measureField(type, selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? measureSet(typeNamed(selection.typeCondition?.name.value) ?? type, selection.selectionSet)
            : measureFragment(selection.name.value);
      total.depth = Math.max(total.depth, part.depth);
      total.aliases += part.aliases;
      total.rootFields += part.rootFields;
      total.selections += part.selections;
      total.cost += part.cost;
    }
    return total;
  }

  function measureField(type: GraphQLNamedType | undefined, node: FieldNode): Measure {
    const aliases = node.alias ? 1 : 0;
    if (!node.selectionSet) return { depth: 1, aliases, rootFields: 1, selections: 0, cost: 1 };
    const field = fieldOf(type, node.name.value);
    const inner = measureSet(field && getNamedType(field.type), node.selectionSet);
    const isIntrospection = node.name.value.startsWith('__');
    // Unknown types and fields are refused by another rule.
    const rows = type && field ? assumedRows(type.name, field, node, sizes) : 1;
    return {
      depth: isIntrospection ? 1 : inner.depth + 1,
      aliases: inner.aliases + aliases,
      rootFields: 1,
      selections: inner.selections + 1,
      cost: 1 + inner.cost * rows,
    };
  }

  /** Each fragment is measured once. */
  function measureFragment(name: string): Measure {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment) return { depth: 0, aliases: 0, rootFields: 0, selections: 0, cost: 0 };
    const measure = measureSet(typeNamed(fragment.typeCondition.name.value), fragment.selectionSet);
    measured.set(name, measure);
    return measure;
  }

  function typeNamed(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : schema.getType(name);
  }

  return measureSet(schema.getRootType(operation) ?? undefined, selectionSet);
}

function fieldOf(type: GraphQLNamedType | undefined, name: string) {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}
