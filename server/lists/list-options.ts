import type { Viewer } from '../auth/viewer.ts';
import type { Prisma } from '../database/generated/client.ts';
import type { QuerySample, SampleActor, SampleWorld } from '../schema/sample.ts';
import type { Allowed, Filter, GivenValues } from './filter.ts';
import type { Tabs } from './tabs.ts';

/** A condition on rows of a model, as Prisma has it. */
export type WhereOf<Model extends Prisma.ModelName> = NonNullable<
  Prisma.TypeMap['model'][Model]['operations']['findMany']['args']['where']
>;

/** A column of a model. */
export type ColumnOf<Model extends Prisma.ModelName> =
  keyof Prisma.TypeMap['model'][Model]['payload']['scalars'] & string;

type Direction = 'asc' | 'desc';

/** What a list is sorted by: columns, or the column of the request's language, or that of the viewer's side. */
export type SortedBy<Column extends string = string> =
  | readonly Column[]
  | { readonly en: Column; readonly fr: Column }
  | { readonly staff: Column; readonly customers: Column };

/** Something to sort a list by. The id always comes last. */
export type Sort<Column extends string = string> = {
  readonly description: string;
  readonly by: SortedBy<Column>;
  readonly allowed?: Allowed;
  /**
   * Where the filter changes what rows are compared by: SQL of the value that stands for the first column, over the alias
   * of a row; null: the column itself. Its pages take one statement more. Not for lists with a selection or neighbours.
   */
  readonly valueFor?: (given: GivenValues, alias: string) => Prisma.Sql | null;
};

/** Permission that opens a list: a number, any of several (a refusal names the first), 0: signed in, or 'anyone'. */
export type ListPermission = number | readonly number[] | 'anyone';

/**
 * Rows of a list's table in a large installation, unless it says otherwise: its plans are judged and its pages measured
 * with so many.
 */
export const LARGE_TABLE = 100_000;

/** A column of an export: the field of the list's rows that fills it. Its head is in `words/columns`, under the key of the column. */
export type ExportColumn = {
  /** Names of fields from the row on: `status.name`; of a list, all values stand in one cell. */
  readonly field: string;
  /** Absent: text. */
  readonly kind?: ExportKind;
  /** Unit of its numbers, which the head names: `%`. */
  readonly unit?: string;
};

/** How a value is written: money with two decimals, days and instants as dates. */
export type ExportKind = 'text' | 'number' | 'money' | 'day' | 'instant';

/** What a list hands to spreadsheets. */
export type ListExport = {
  /** Permission to take rows away, beside that of the list. */
  readonly permission: number;
  /** By the keys of the list's columns, in order. */
  readonly columns: Readonly<Record<string, ExportColumn>>;
  /** The currency of its amounts: stands after the last of them. */
  readonly currency?: ExportColumn;
};

/** How a list is declared; see `list`. */
export type ListOptions<
  Model extends Prisma.ModelName = Prisma.ModelName,
  Where extends object = object,
  Column extends string = string,
  SortName extends string = string,
  Tab extends string = string,
> = {
  readonly model: Model;
  /** The type of its rows: a `prismaNode` of the model. */
  readonly type: object;
  /** Beginning of the names of its types: `JobOrder` for `JobOrderConnection`, `JobOrderFilter`, `JobOrderOrder`. */
  readonly typeName: string;
  /** What a row is called in descriptions, e.g. `job order`, and several of them. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly description: string;
  readonly permission: ListPermission;
  /** Row filter: what of all rows this viewer's list has. */
  readonly visible: (viewer: Viewer) => Where;
  readonly tabs?: { readonly of: Tabs<Tab>; readonly where: (tab: Tab) => Where };
  readonly filters?: Readonly<Record<string, Filter<Where>>>;
  /** Whether the filters are fields of an input `filter`; else each is an argument of its own. */
  readonly hasFilterInput?: boolean;
  /** A choice of the caller where there are several. */
  readonly sorts: Readonly<Record<SortName, Sort<Column>>>;
  readonly defaultSort: {
    readonly field: NoInfer<SortName>;
    readonly direction: Direction;
    /** What it means, for descriptions, e.g. `newest first`. */
    readonly meaning: string;
  };
  /** Takes page numbers (`skip`), as REST has them. */
  readonly supportsOffset?: boolean;
  readonly neighbours?: {
    /** Column, unique, by which a row is named when its neighbours in the list are asked for. */
    readonly by: Column;
    /** Rows whose neighbours one may ask for: more may be visible than the list shows. */
    readonly visible: (viewer: Viewer) => Where;
    /** A row of the list's sample, and one that its caller may not see where there are such, by that column. */
    readonly sample: <Actor extends SampleActor>(
      world: SampleWorld<Actor>,
    ) => Promise<{ own: string; foreign?: string }>;
  };
  /** Spreadsheets of it: `/exports/<name>.csv` and `.xlsx`. */
  readonly export?: ListExport;
  /** Users keep its look and their views of it, under this code. */
  readonly grid?: string;
  /** Its rows are acted on many at once: `<type>Selection` answers the ids of all that match. */
  readonly selectable?: boolean;
  /** An order in which a capped count finds its rows quickly, where the database would read through the table; not for a search. */
  readonly countedBy?: (viewer: Viewer) => { readonly [Name in Column]?: Direction } | null;
  /** Rows of its table in a large installation, where they are fewer than `LARGE_TABLE`; few of them need no index for filters. */
  readonly tableRows?: number;
  /** A good call, which finds rows. */
  readonly sample: QuerySample;
};

/** A list as it was declared, whatever its model. */
export type DeclaredList = ListOptions & { readonly name: string; readonly tableRows: number };
