/** Formats that lists are exported in. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What is exported of a list. */
export type ExportedView = {
  /** The list as the schema names it. */
  readonly name: string;
  /** Variables of its query: words stand as they are, everything else as JSON. */
  readonly variables: object;
  /** Keys of the columns, in order. */
  readonly columns: readonly string[];
  readonly language: string;
};

/** Address of the rows of a view as a file, with the columns on screen, in the language of the page. */
export function exportAddress(format: ExportFormat, view: ExportedView): string {
  const address = new URLSearchParams();
  for (const [key, value] of Object.entries(view.variables))
    address.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  address.set('columns', view.columns.join(','));
  address.set('language', view.language);
  return `/exports/${view.name}.${format}?${address}`;
}
