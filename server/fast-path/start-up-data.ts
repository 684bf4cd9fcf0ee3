import { type DocumentNode, getNamedType, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { WATCHED_TABLES } from '../database/changes/watched-tables.ts';
import { schema } from '../schema/index.ts';

/** Root fields that depend only on language, viewer, arguments and watched rows: data that clients fetch at start. */
const START_UP_FIELDS: ReadonlySet<string> = new Set([
  'alloys',
  'companyDetails',
  'countries',
  'customerTypes',
  'filterAttributes',
  'formatSettings',
  'incomingOrderAttributes',
  'itemGroups',
  'modules',
  'permission',
  'priorities',
  'states',
  'statuses',
  'storefront',
  'version',
]);

/**
 * Whether an operation reads only start-up data: the root fields above, down to rows with change notifications. Its
 * response stays byte for byte the same until such a row changes.
 */
export function isStartUpData(document: DocumentNode): boolean {
  const at = new TypeInfo(schema);
  let isStable = true;
  visit(
    document,
    visitWithTypeInfo(at, {
      OperationDefinition: ({ operation }) => {
        if (operation !== 'query') isStable = false;
      },
      Field: ({ name }) => {
        const parent = at.getParentType();
        if (parent === schema.getQueryType() && !START_UP_FIELDS.has(name.value)) isStable = false;
        const type = getNamedType(at.getType());
        if (isObjectType(type) && !isWatched(type.extensions.pothosPrismaModel)) isStable = false;
      },
    }),
  );
  return isStable;
}

/** Types without rows come from settings or the program itself. */
function isWatched(model: unknown): boolean {
  if (model === undefined || model === null) return true;
  const kinds = Object.entries(WATCHED_TABLES).find(([table]) => table === model)?.[1] ?? [];
  return kinds.some((kind) => kind === 'reference');
}
