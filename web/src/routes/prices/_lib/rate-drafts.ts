/** A row of a rate table on the page. */
type HeldRate = { rateId: number | null; cells: readonly (string | null)[] };

/** A changed, added or withdrawn row that is not saved yet. */
export type RateDraft = {
  id: string;
  /** The replaced row; null for a new one, or for the record’s own value. */
  basedOn: number | null;
  isNew: boolean;
  isWithdrawn: boolean;
  cells: readonly (string | null)[];
};

/** An edit of a table. */
export type RateEdit =
  | { kind: 'TYPE'; row: HeldRate; index: number; text: string }
  | { kind: 'TYPE_NEW'; id: string; index: number; text: string }
  | { kind: 'WITHDRAW'; row: HeldRate }
  | { kind: 'ADD'; id: string; width: number }
  | { kind: 'DROP'; id: string }
  | { kind: 'CLEAR' };

/** Key of a row by its content, because values of the record itself have no id. */
export function rateKey({ rateId, cells }: HeldRate): string {
  return rateId === null ? cells.join('|') : String(rateId);
}

/** The drafts after an edit. A row edited back to its original value is removed. */
export function editRates(drafts: readonly RateDraft[], edit: RateEdit): readonly RateDraft[] {
  switch (edit.kind) {
    case 'CLEAR':
      return [];
    case 'DROP':
      return drafts.filter(({ id }) => id !== edit.id);
    case 'ADD':
      return [
        ...drafts,
        {
          id: edit.id,
          basedOn: null,
          isNew: true,
          isWithdrawn: false,
          cells: Array.from({ length: edit.width }, () => null),
        },
      ];
    case 'TYPE_NEW':
      return drafts.map((draft) =>
        draft.id === edit.id ? { ...draft, cells: typed(draft.cells, edit.index, edit.text) } : draft,
      );
    case 'TYPE': {
      const before = drafts.find(({ id }) => id === rateKey(edit.row))?.cells ?? edit.row.cells;
      const cells = typed(before, edit.index, edit.text);
      const isSame = cells.every((cell, index) => (cell ?? '') === (edit.row.cells[index] ?? ''));
      return withDraft(drafts, edit.row, isSame ? null : { cells, isWithdrawn: false });
    }
    case 'WITHDRAW': {
      const isOn = drafts.some(({ id, isWithdrawn }) => id === rateKey(edit.row) && isWithdrawn);
      return withDraft(drafts, edit.row, isOn ? null : { cells: edit.row.cells, isWithdrawn: true });
    }
  }
}

function typed(cells: readonly (string | null)[], index: number, text: string): (string | null)[] {
  return cells.map((cell, at) => (at === index ? text || null : cell));
}

function withDraft(
  drafts: readonly RateDraft[],
  row: HeldRate,
  change: Pick<RateDraft, 'cells' | 'isWithdrawn'> | null,
): readonly RateDraft[] {
  const id = rateKey(row);
  if (change === null) return drafts.filter((draft) => draft.id !== id);
  const draft: RateDraft = { id, basedOn: row.rateId, isNew: false, ...change };
  const isKnown = drafts.some((each) => each.id === id);
  return isKnown ? drafts.map((each) => (each.id === id ? draft : each)) : [...drafts, draft];
}

/** Error codes by draft and column (empty: the row). The server refers to rows by index. */
export function rateIssues(
  issues: readonly { path: string; code: string }[],
  drafts: readonly RateDraft[],
): ReadonlyMap<string, string> {
  return new Map(
    issues.flatMap(({ path, code }) => {
      const [, place, column = ''] = /^rows\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
      const draft = place === undefined ? undefined : drafts[Number(place)];
      return draft ? [[issueKey(draft.id, column), code] as const] : [];
    }),
  );
}

/** Key of a cell’s error. */
export function issueKey(draftId: string, column: string): string {
  return `${draftId} ${column}`;
}
