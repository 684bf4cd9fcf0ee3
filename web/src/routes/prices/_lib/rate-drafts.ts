/** A row of a rate table as the page holds it. */
type HeldRate = { rateId: number | null; cells: readonly (string | null)[] };

/** A row that was changed, added or is to be withdrawn, and not saved yet. */
export type RateDraft = {
  id: string;
  /** The row it replaces; null: a new one, or what a thing itself says. */
  basedOn: number | null;
  isNew: boolean;
  isWithdrawn: boolean;
  cells: readonly (string | null)[];
};

/** What the user does to a table. */
export type RateEdit =
  | { kind: 'TYPE'; row: HeldRate; index: number; text: string }
  | { kind: 'TYPE_NEW'; id: string; index: number; text: string }
  | { kind: 'WITHDRAW'; row: HeldRate }
  | { kind: 'ADD'; id: string; width: number }
  | { kind: 'DROP'; id: string }
  | { kind: 'CLEAR' };

/** Name of a row on the page: by what it holds, since what a thing itself says has no id. */
export function rateKey({ rateId, cells }: HeldRate): string {
  return rateId === null ? cells.join('|') : String(rateId);
}

/** The drafts after an edit; a row that is typed back to what it was is none any more. */
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

/** Codes of what is wrong by draft and column (empty: the row as a whole); the server names rows by their place. */
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

/** Where the issue of a cell is found. */
export function issueKey(draftId: string, column: string): string {
  return `${draftId} ${column}`;
}
