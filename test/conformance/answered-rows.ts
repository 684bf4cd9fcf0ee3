import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';

const ROOT = join(import.meta.dirname, '../..');

/** Selected fields of objects, by type and by field with its arguments; null for a leaf. */
export type Selected = Map<string, Map<string, SelectedObject | null>>;

/** The selected fields of the objects of a field. */
export type SelectedObject = { readonly isList: boolean; readonly of: Selected };

/** A persisted operation of the web app, with its folder in `web/src`; null for a shared one. */
export type WebOperation = {
  readonly name: string;
  readonly kind: string;
  readonly route: string | null;
  readonly selected: Selected;
};

/** Parses the persisted operations of the web app against the schema. */
export function webOperations(schema: GraphQLSchema): WebOperation[] {
  const routes = routesOfOperations();
  const texts: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, 'server/persisted-operations/web.json'), 'utf8'),
  );
  return Object.values(texts).map((text) => {
    const document = parse(text);
    const operation = operationOf(document);
    const name = operation.name?.value ?? '';
    const selected: Selected = new Map();
    const root = schema.getRootType(operation.operation);
    if (!root) throw new Error(`The schema has no ${operation.operation}.`);
    select(selected, { schema, fragments: fragmentsOf(document) }, root, operation.selectionSet);
    return { name, kind: operation.operation, route: routes.get(name) ?? null, selected };
  });
}

/** The route in `web/src/routes` of each operation. */
function routesOfOperations(): Map<string, string> {
  const files = globSync('web/src/routes/**/__generated__/*.graphql.ts', { cwd: ROOT });
  return new Map(
    files.map((file) => {
      const [, , , route = ''] = file.split('/');
      return [file.slice(file.lastIndexOf('/') + 1, -'.graphql.ts'.length), route];
    }),
  );
}

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A persisted text has one operation.');
  return operation;
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
}

type Source = {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
};

/** Adds the selected fields of the objects of a type. */
function select(into: Selected, source: Source, type: GraphQLCompositeType, set: SelectionSetNode): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const args = (selection.arguments ?? []).map((arg) => print(arg)).join();
      for (const object of objectsOf(source.schema, type)) {
        const field = object.getFields()[selection.name.value];
        if (!field) continue;
        const fields = into.get(object.name) ?? new Map<string, SelectedObject | null>();
        into.set(object.name, fields);
        const key = args === '' ? field.name : `${field.name}(${args})`;
        const named = getNamedType(field.type);
        if (isCompositeType(named) && selection.selectionSet) {
          const isList = isListType(getNullableType(field.type));
          const node = fields.get(key) ?? { isList, of: new Map() };
          fields.set(key, node);
          select(node.of, source, named, selection.selectionSet);
        } else fields.set(key, null);
      }
    } else {
      const part =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragment(source, selection.name.value);
      const condition = part.typeCondition ? source.schema.getType(part.typeCondition.name.value) : type;
      if (!isCompositeType(condition)) continue;
      const among = new Set(objectsOf(source.schema, type));
      for (const object of objectsOf(source.schema, condition)) {
        if (among.has(object)) select(into, source, object, part.selectionSet);
      }
    }
  }
}

function fragment({ fragments }: Source, name: string): FragmentDefinitionNode {
  const found = fragments.get(name);
  if (!found) throw new Error(`No fragment ${name}.`);
  return found;
}

function objectsOf(schema: GraphQLSchema, type: GraphQLCompositeType): readonly GraphQLObjectType[] {
  return isAbstractType(type) ? schema.getPossibleTypes(type) : [type].filter(isObjectType);
}

/** A list of rows below an object with an id: by type and field. */
export type ListOfRows = { readonly list: string; readonly rows: Selected };

/** All lists of rows in an operation, below objects that the store of the web app identifies by id. */
export function listsOfRows(schema: GraphQLSchema, selected: Selected): ListOfRows[] {
  return [...selected].flatMap(([type, fields]) =>
    [...fields].flatMap(([field, node]) => {
      if (!node) return [];
      const object = schema.getType(type);
      const isKnown = isObjectType(object) && object.getFields()['id'] !== undefined;
      const own = node.isList && isKnown ? [{ list: `${type}.${field}`, rows: node.of }] : [];
      return [...own, ...listsOfRows(schema, node.of)];
    }),
  );
}

/** The fields of rows that are read and not selected, as paths. */
export function notAnswered(read: Selected, answered: Selected, path = ''): string[] {
  return [...read].flatMap(([type, fields]) =>
    [...fields].flatMap(([field, node]) => {
      const answer = answered.get(type)?.get(field);
      if (answer === undefined) return [`${path}${field}`];
      return node && answer ? notAnswered(node.of, answer.of, `${path}${field}.`) : [];
    }),
  );
}
