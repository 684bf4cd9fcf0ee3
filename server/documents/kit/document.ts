import type { Company } from '../../domains/settings/settings.ts';
import type { Locale } from '../../lib/locale-formats.ts';
import type { SampleActor, SampleWorld } from '../../schema/sample.ts';
import type { TypedDocumentString } from '../gql/graphql.ts';
import type { PictureName, Sheet } from '../layout/document-content.ts';

/** What sheets are written with. */
export interface SheetTools {
  readonly language: Locale;
  readonly company: Company;
  /** Names a picture by the address that GraphQL tells; it is read as its viewer may see it. */
  readonly picture: (address: string) => PictureName;
  /** A code that opens a page of the web app on a phone. */
  readonly code: (path: string) => PictureName;
  /** The day that an instant falls on at the owner's, in words. */
  readonly dayOf: (instant: string) => string;
}

/** Names good rows of a document; stands beside it. */
type DocumentSample = <Actor extends SampleActor>(world: SampleWorld<Actor>) => Promise<readonly string[]>;

/** What names the rows of a document: the number in its path, global ids in its query, or parameters of it by their names. */
type DocumentKeys = 'number' | 'ids' | readonly string[];

/** How a document is declared, in a file `<kind>.document.ts`. */
interface DocumentOptions<Data, Variables> {
  /** Permission that printing it needs; what GraphQL hides of it beside that stays hidden. */
  readonly permission: number;
  /** What names its rows; of parameters all are keys, in their order, an absent one the empty text. */
  readonly by: DocumentKeys;
  /** Rows at most. */
  readonly most: number;
  /** Asked as the viewer: rows and fields that they may not see are not in the answer. */
  readonly query: TypedDocumentString<Data, Variables>;
  readonly variables: (keys: readonly string[]) => Variables;
  /** The document's sheets, each beginning on a page of its own; null where a row is missing, or somebody else's. */
  readonly sheets: (data: Data, tools: SheetTools, keys: readonly string[]) => readonly Sheet[] | null;
  /** What a reader calls the file, such as `Job traveler JO-10023-1`. */
  readonly title: (sheets: readonly Sheet[], language: Locale) => string;
  /** What names rows of a customer’s buyer: tests try who gets the document of them. */
  readonly sample: DocumentSample;
}

/** A document, whatever it is made of. */
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

/** Every document of the product, by its kind, once its declarations are loaded (server/schema/load-declarations.ts). */
export function declaredDocuments(): ReadonlyMap<string, AnyDocument> {
  return declared;
}

/** Declares a document; `kind` stands in its address. */
export function document<Data, Variables extends Record<string, unknown>>(
  kind: string,
  { sheets, query, ...facts }: DocumentOptions<Data, Variables>,
): void {
  declared.set(kind, {
    ...facts,
    kind,
    query: query.toString(),
    // The answer of the query is of its type.
    sheets: (data, tools, keys) => sheets(data as Data, tools, keys),
  });
}
