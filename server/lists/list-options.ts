import type { Viewer } from '../auth/viewer.ts';
import type { Prisma } from '../database/generated/client.ts';
import type { QuerySample, SampleActor, SampleWorld } from '../schema/sample.ts';
import type { Allowed, Filter, GivenValues } from './filter.ts';
import type { Tabs } from './tabs.ts';

/** Prisma's condition on rows of a model. */
export type WhereOf<Model extends Prisma.ModelName> = NonNullable<
  Prisma.TypeMap['model'][Model]['operations']['findMany']['args']['where']
>;

/** A column of a model. */
export type ColumnOf<Model extends Prisma.ModelName> =
  keyof Prisma.TypeMap['model'][Model]['payload']['scalars'] & string;

type Direction = 'asc' | 'desc';

/** Sort columns, which can depend on the request's language or the viewer's side. */
export type SortedBy<Column extends string = string> =
  | readonly Column[]
  | { readonly en: Column; readonly fr: Column }
  | { readonly staff: Column; readonly customers: Column };

/** An order of a list. The id is always the last column. */
export type Sort<Column extends string = string> = {
  readonly description: string;
  readonly by: SortedBy<Column>;
  readonly allowed?: Allowed;
  /**
   * SQL of the value that replaces the first column, over the alias of a row, if a filter changes the sort value; null:
   * the column itself. Such pages take one more statement. Not for lists with a selection or neighbours.
   */
  readonly valueFor?: (given: GivenValues, alias: string) => Prisma.Sql | null;
};

/** Permission for a list: a number, any of several (a refusal names the first), 0: signed in, or 'anyone'. */
export type ListPermission = number | readonly number[] | 'anyone';

/** Default number of rows of a list's table in a large installation, for plan tests and benchmarks. */
export const LARGE_TABLE = 100_000;

/** A column of an export: the field that fills it. Its header is in `words/columns`, under the key of the column. */
export type ExportColumn = {
  /** Path of field names from the row: `status.name`. The values of a list share one cell. */
  readonly field: string;
  /** Default: text. */
  readonly kind?: ExportKind;
  /** Unit of the numbers, shown in the header: `%`. */
  readonly unit?: string;
};

/** Format of a value: money has two decimals, days and instants are dates. */
export type ExportKind = 'text' | 'number' | 'money' | 'day' | 'instant';

/** The export of a list to spreadsheets. */
export type ListExport = {
  /** Permission to export, in addition to that of the list. */
  readonly permission: number;
  /** Columns by key, in order. */
  readonly columns: Readonly<Record<string, ExportColumn>>;
  /** The currency column, after the last amount. */
  readonly currency?: ExportColumn;
};

/** Options of `list`. */
export type ListOptions<
  Model extends Prisma.ModelName = Prisma.ModelName,
  Where extends object = object,
  Column extends string = string,
  SortName extends string = string,
  Tab extends string = string,
> = {
  readonly model: Model;
  /** The row type: a `prismaNode` of the model. */
  readonly type: object;
  /** Prefix of its type names: `JobOrder` for `JobOrderConnection`, `JobOrderFilter`, `JobOrderOrder`. */
  readonly typeName: string;
  /** Name of a row in descriptions, e.g. `job order`, and its plural. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly description: string;
  readonly permission: ListPermission;
  /** Row filter of the list for a viewer. */
  readonly visible: (viewer: Viewer) => Where;
  readonly tabs?: { readonly of: Tabs<Tab>; readonly where: (tab: Tab) => Where };
  readonly filters?: Readonly<Record<string, Filter<Where>>>;
  /** Whether the filters are fields of an input `filter`; otherwise each is an argument. */
  readonly hasFilterInput?: boolean;
  /** The orders; callers choose one if there are several. */
  readonly sorts: Readonly<Record<SortName, Sort<Column>>>;
  readonly defaultSort: {
    readonly field: NoInfer<SortName>;
    readonly direction: Direction;
    /** Text for descriptions, e.g. `newest first`. */
    readonly meaning: string;
  };
  /** Supports page numbers (`skip`) for REST. */
  readonly supportsOffset?: boolean;
  readonly neighbours?: {
    /** Unique column that identifies the row in the neighbours query. */
    readonly by: Column;
    /** Rows whose neighbours may be queried; can include rows that the list does not show. */
    readonly visible: (viewer: Viewer) => Where;
    /** That column's value of a sampled row, and of a hidden row if there is one. */
    readonly sample: <Actor extends SampleActor>(
      world: SampleWorld<Actor>,
    ) => Promise<{ own: string; foreign?: string }>;
  };
  /** Spreadsheet exports: `/exports/<name>.csv` and `.xlsx`. */
  readonly export?: ListExport;
  /** Code under which users save columns and views of the list. */
  readonly grid?: string;
  /** Supports bulk actions: `<type>Selection` returns the ids of all matching rows. */
  readonly selectable?: boolean;
  /**
   * An order in which a capped count finds its rows fast, if the database would otherwise scan the table; not used for
   * searches.
   */
  readonly countedBy?: (viewer: Viewer) => { readonly [Name in Column]?: Direction } | null;
  /** Rows of its table in a large installation, if fewer than `LARGE_TABLE`. Small tables need no index for filters. */
  readonly tableRows?: number;
  /** A valid call that finds rows. */
  readonly sample: QuerySample;
};

/** A declared list of any model. */
export type DeclaredList = ListOptions & { readonly name: string; readonly tableRows: number };
