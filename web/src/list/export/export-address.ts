/** Export formats of lists. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The exported part of a list. */
type ExportedView = {
  /** Name of the list in the schema. */
  readonly name: string;
  /** Variables of its query: strings as they are, everything else as JSON. */
  readonly variables: object;
  /** Keys of the columns, in order. */
  readonly columns: readonly string[];
  readonly language: string;
};

/** Export URL of a view, with the columns on screen, in the language of the page. */
export function exportAddress(format: ExportFormat, view: ExportedView): string {
  const address = new URLSearchParams();
  for (const [key, value] of Object.entries(view.variables))
    address.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  address.set('columns', view.columns.join(','));
  address.set('language', view.language);
  return `/exports/${view.name}.${format}?${address}`;
}
