import { z } from 'zod';

/** GraphQL fields by name, each with its selection. */
export interface Selection {
  readonly [name: string]: Selection;
}

/** A field of an answer: its selection, its type in the document, and how it is read from the row. */
interface Field<Schema extends z.ZodType> {
  readonly selects: Selection;
  readonly schema: Schema;
  readonly read: (row: unknown) => unknown;
}

type Shape = Readonly<Record<string, z.ZodType>>;
type Fields<Schemas extends Shape> = { readonly [Name in keyof Schemas]: Field<Schemas[Name]> };
type Strict<Schemas extends Shape> = z.ZodObject<Schemas, z.core.$strict>;

/** A REST answer for a GraphQL row. One table of fields defines its selection, its schema and how it is read. */
export interface FieldTable<Row, Schemas extends Shape> {
  readonly fields: Fields<Schemas>;
  readonly schema: Strict<Schemas>;
  readonly answer: (row: Row) => z.infer<Strict<Schemas>>;
  /** `RestQuoteSummary on PriceQuote`, if operations spread its selection by name. */
  readonly fragment: string | undefined;
}

type Step<Row, Name> = Name extends keyof Row ? Row[Name] : never;
type Missing<Value> = Extract<Value, null | undefined> extends never ? never : null;

/** The value of a row at a path such as `customer.name`; null if a part of the path may be null. */
type At<Row, Path extends string> = Path extends `${infer Name}.${infer Below}`
  ? At<NonNullable<Step<Row, Name>>, Below> | Missing<Step<Row, Name>>
  : Step<Row, Path>;
type Item<List> = List extends readonly (infer Each)[] ? Each : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Fits<Value, Schema extends z.ZodType> =
  Same<Value, z.infer<Schema>> extends true
    ? unknown
    : 'GraphQL answers another type, or nothing, at this path';
type Known<Value> = [Value] extends [never] ? 'GraphQL answers nothing at this path' : unknown;
type Amount<Value> = [Value] extends [string | null] ? number | Missing<Value> : never;

/** The kinds of fields of an answer. */
class FieldKinds<Row> {
  /** The GraphQL value, unchanged. */
  field<Path extends string, Schema extends z.ZodType>(
    path: Path,
    schema: Schema & Fits<At<Row, Path>, Schema>,
  ): Field<Schema> {
    return { selects: selectionOf(path), schema, read: readerOf(path) };
  }

  /** A GraphQL decimal as the JSON number that legacy clients expect. Unknown is null, never 0. */
  decimal<Path extends string, Schema extends z.ZodType>(
    path: Path,
    schema: Schema & Fits<Amount<At<Row, Path>>, Schema>,
  ): Field<Schema> {
    const decimalOf = readerOf(path);
    const read = (row: unknown) => {
      const value = decimalOf(row);
      return value === null ? null : Number(value);
    };
    return { selects: selectionOf(path), schema, read };
  }

  /** Computed from the row. The selection is a path, or written as in GraphQL. */
  made<Schema extends z.ZodType>(
    selects: string | Selection,
    schema: Schema,
    make: (row: Row) => z.infer<Schema>,
  ): Field<Schema> {
    return {
      selects: typeof selects === 'string' ? selectionOf(selects) : selects,
      schema,
      // Readers of the table have such a row, by the type of the table.
      read: (row) => make(row as Row),
    };
  }

  /** A constant. */
  fixed<Value extends z.core.util.Literal>(schema: z.ZodLiteral<Value>): Field<z.ZodLiteral<Value>> {
    return { selects: {}, schema, read: () => schema.value };
  }

  /** An object within the answer. */
  part<Path extends string, Schemas extends Shape>(
    path: Path,
    table: FieldTable<At<Row, Path>, Schemas> & Known<At<Row, Path>>,
  ): Field<Strict<Schemas>> {
    const partOf = readerOf(path);
    const read = (row: unknown) => table.answer(partOf(row) as At<Row, Path>);
    return { selects: selectionOf(path, selectionOfTable(table)), schema: table.schema, read };
  }

  /** An object within the answer, or null. */
  partOrNull<Path extends string, Schemas extends Shape>(
    path: Path,
    table: FieldTable<NonNullable<At<Row, Path>>, Schemas> & Known<At<Row, Path>>,
    description?: string,
  ): Field<z.ZodNullable<Strict<Schemas>>> {
    const partOf = readerOf(path);
    const read = (row: unknown) => {
      const part = partOf(row);
      return part === null ? null : table.answer(part as NonNullable<At<Row, Path>>);
    };
    const schema = described(table.schema.nullable(), description);
    return { selects: selectionOf(path, selectionOfTable(table)), schema, read };
  }

  /** A list of objects within the answer. */
  parts<Path extends string, Schemas extends Shape>(
    path: Path,
    table: FieldTable<Item<At<Row, Path>>, Schemas> & Known<Item<At<Row, Path>>>,
    description?: string,
  ): Field<z.ZodArray<Strict<Schemas>>> {
    const partsOf = readerOf(path);
    const read = (row: unknown) => (partsOf(row) as Item<At<Row, Path>>[]).map(table.answer);
    const schema = described(z.array(table.schema), description);
    return { selects: selectionOf(path, selectionOfTable(table)), schema, read };
  }

  /** All fields of another table, for the value at a path. */
  of<Path extends string, Schemas extends Shape>(
    path: Path,
    table: FieldTable<At<Row, Path>, Schemas> & Known<At<Row, Path>>,
  ): Fields<Schemas> {
    const partOf = readerOf(path);
    // Each field with its schema in the other table.
    return mapFields(table.fields, ({ selects, schema, read }) => ({
      selects: selectionOf(path, selects),
      schema,
      read: (row: unknown) => read(partOf(row)),
    })) as Fields<Schemas>;
  }

  /** All fields of another table about the same row. */
  all<Schemas extends Shape>(table: FieldTable<Row, Schemas>): Fields<Schemas> {
    return table.fields;
  }
}

type ShapeOf<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends Field<infer Schema> ? Schema : never;
};

interface TableOptions<Row, Declared> {
  readonly fragment?: string;
  /** Name and description of the document’s component; without them there is none. */
  readonly id?: string;
  readonly description?: string;
  readonly fields: (kinds: FieldKinds<Row>) => Declared;
}

/**
 * Declares an answer for rows of a type: of the fragment generated from this table (`npm run gen`), or of a part of
 * one. A field of a different type in GraphQL does not compile.
 */
export function fieldTable<Row>() {
  return <Declared extends Readonly<Record<string, Field<z.ZodType>>>>({
    fragment,
    id,
    description,
    fields: declare,
  }: TableOptions<Row, Declared>): FieldTable<Row, ShapeOf<Declared>> => {
    type Schemas = ShapeOf<Declared>;
    // The schemas of the declared fields, with the same names.
    const fields = declare(new FieldKinds<Row>()) as unknown as Fields<Schemas>;
    const schema = z.strictObject(mapFields(fields, (field) => field.schema) as Schemas);
    return {
      fragment,
      fields,
      schema: id === undefined ? schema : schema.meta({ id, description }),
      answer: (row) => mapFields(fields, ({ read }) => read(row)) as z.infer<Strict<Schemas>>,
    };
  };
}

/** The selection of a table. */
export function selectionOfTable({
  fields,
}: {
  readonly fields: Readonly<Record<string, Field<z.ZodType>>>;
}): Selection {
  return Object.values(fields).reduce<Selection>((all, { selects }) => merged(all, selects), {});
}

/** `customer.name` → `{ customer: { name: {} } }`. */
function selectionOf(path: string, below: Selection = {}): Selection {
  return path.split('.').reduceRight<Selection>((selection, name) => ({ [name]: selection }), below);
}

function merged(one: Selection, other: Selection): Selection {
  const all: Record<string, Selection> = { ...one };
  for (const [name, below] of Object.entries(other)) all[name] = merged(all[name] ?? {}, below);
  return all;
}

function readerOf(path: string): (row: unknown) => unknown {
  const names = path.split('.');
  return (row) => names.reduce((value, name) => Object(value)[name] ?? null, row);
}

function described<Schema extends z.ZodType>(schema: Schema, description: string | undefined): Schema {
  return description === undefined ? schema : schema.describe(description);
}

function mapFields<All extends object, Result>(all: All, map: (field: All[keyof All]) => Result) {
  // One entry per name, in the same order.
  return Object.fromEntries(Object.entries(all).map(([name, field]) => [name, map(field)])) as {
    [Name in keyof All]: Result;
  };
}
