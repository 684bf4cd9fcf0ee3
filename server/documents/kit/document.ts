import type { Company } from '../../domains/settings/settings.ts';
import type { Locale } from '../../lib/locale-formats.ts';
import type { SampleActor, SampleWorld } from '../../schema/sample.ts';
import type { TypedDocumentString } from '../gql/graphql.ts';
import type { PictureName, Sheet } from '../layout/document-content.ts';

/** Helpers for writing sheets. */
export interface SheetTools {
  readonly language: Locale;
  readonly company: Company;
  /** Adds a picture by its GraphQL address. It is read with the viewer's permissions. */
  readonly picture: (address: string) => PictureName;
  /** Adds a code that opens a page of the web app on a phone. */
  readonly code: (path: string) => PictureName;
  /** The owner's local day of an instant, as text. */
  readonly dayOf: (instant: string) => string;
}

/** Keys of sample rows. */
type DocumentSample = <Actor extends SampleActor>(world: SampleWorld<Actor>) => Promise<readonly string[]>;

/** Keys of the rows of a document: the number in its path, global ids in its query, or its named parameters. */
type DocumentKeys = 'number' | 'ids' | readonly string[];

/** How a document is declared, in a file `<kind>.document.ts`. */
interface DocumentOptions<Data, Variables> {
  /** Permission to print it. Data that GraphQL hides from the viewer stays hidden. */
  readonly permission: number;
  /** The kind of keys. Named parameters are all keys, in order; a missing one is the empty text. */
  readonly by: DocumentKeys;
  /** Maximum number of rows. */
  readonly most: number;
  /** Runs as the viewer, so the result lacks rows and fields that they may not see. */
  readonly query: TypedDocumentString<Data, Variables>;
  readonly variables: (keys: readonly string[]) => Variables;
  /** The document's sheets, each starting on a new page; null if a row is missing or belongs to somebody else. */
  readonly sheets: (data: Data, tools: SheetTools, keys: readonly string[]) => readonly Sheet[] | null;
  /** Title of the file, such as `Job traveler JO-10023-1`. */
  readonly title: (sheets: readonly Sheet[], language: Locale) => string;
  /** Keys of rows that belong to a customer's buyer; tests check who can get their document. */
  readonly sample: DocumentSample;
}

/** A document with any query. */
export interface AnyDocument {
  readonly kind: string;
  readonly permission: number;
  readonly by: DocumentKeys;
  readonly most: number;
  readonly query: string;
  readonly variables: (keys: readonly string[]) => Record<string, unknown>;
  readonly sheets: (data: unknown, tools: SheetTools, keys: readonly string[]) => readonly Sheet[] | null;
  readonly title: (sheets: readonly Sheet[], language: Locale) => string;
  readonly sample: DocumentSample;
}

const declared = new Map<string, AnyDocument>();

/** All declared documents by kind, after the declarations are loaded (server/schema/load-declarations.ts). */
export function declaredDocuments(): ReadonlyMap<string, AnyDocument> {
  return declared;
}

/** Declares a document; `kind` is part of its address. */
export function document<Data, Variables extends Record<string, unknown>>(
  kind: string,
  { sheets, query, ...facts }: DocumentOptions<Data, Variables>,
): void {
  declared.set(kind, {
    ...facts,
    kind,
    query: query.toString(),
    // The query's result has this type.
    sheets: (data, tools, keys) => sheets(data as Data, tools, keys),
  });
}
