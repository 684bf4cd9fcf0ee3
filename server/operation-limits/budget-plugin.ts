import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import {
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { AnswerBudget } from './answer-budget.ts';

declare global {
  // biome-ignore lint/style/noNamespace: Pothos' types are extended in its global namespace.
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      budget: BudgetPlugin<Types>;
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, SchemaTypes['Context'], object>;

/**
 * Counts the fields of every object before they are resolved. Compiled queries count on their own (`compileObject`),
 * so the lean schema does not use this plugin.
 */
export class BudgetPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolve: Resolver, field: PothosOutputFieldConfig<Types>): Resolver {
    const { kind } = field.type.kind === 'List' ? field.type.type : field.type;
    if (this.options.lean || kind === 'Scalar' || kind === 'Enum') return resolve;
    return (source, args, context, info) => {
      const { budget } = context as { budget: AnswerBudget };
      // Stops further reads of an ended response.
      budget.take(0);
      const resolved = resolve(source, args, context, info);
      if (resolved instanceof Promise) return resolved.then((value: unknown) => counted(value, budget, info));
      return counted(resolved, budget, info);
    };
  }
}

function counted(value: unknown, budget: AnswerBudget, info: GraphQLResolveInfo): unknown {
  if (value === null || value === undefined) return value;
  const objects = Array.isArray(value) ? value.length : 1;
  budget.take(objects * (1 + fieldsBelow(info)));
  return value;
}

const counts = new WeakMap<FieldNode, number>();

/** Number of selected fields per object of a field, including those of fragments of any type. */
function fieldsBelow({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  let total = 0;
  for (const node of fieldNodes) {
    const known = counts.get(node);
    const count = known ?? (node.selectionSet ? fieldsOf(node.selectionSet, fragments) : 0);
    if (known === undefined) counts.set(node, count);
    total += count;
  }
  return total;
}

function fieldsOf({ selections }: SelectionSetNode, fragments: GraphQLResolveInfo['fragments']): number {
  let total = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) total += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT) total += fieldsOf(selection.selectionSet, fragments);
    else {
      const fragment = fragments[selection.name.value];
      if (fragment) total += fieldsOf(fragment.selectionSet, fragments);
    }
  }
  return total;
}

SchemaBuilder.registerPlugin('budget', BudgetPlugin);
