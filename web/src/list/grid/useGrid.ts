import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOperationToasts } from '../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../lib/forms/useResultMutation.ts';
import type { ListColumns } from '../column.ts';
import type { useGrid_setting$key } from './__generated__/useGrid_setting.graphql.ts';
import type { useGridMutation } from './__generated__/useGridMutation.graphql.ts';
import { arranged, type ColumnSetting, settingsOf } from './arrangement.ts';
import type { Grid } from './grid.ts';

const fragment = graphql`
  fragment useGrid_setting on GridSetting {
    code
    columns {
      key
      visible
      width
      pinned
    }
    density
    sort
    pageSize
  }
`;

const mutation = graphql`
  mutation useGridMutation($input: SaveGridSettingInput!) {
    result: saveGridSetting(input: $input) {
      __typename
      ... on SaveGridSettingSuccess {
        gridSetting {
          ...useGrid_setting
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Changes within this time are stored together. */
const PAUSE_MS = 400;

/** The stored settings. */
type Arrangement = { readonly columns: readonly ColumnSetting[]; readonly isCompact: boolean };

type GridOptions<Row, Sort extends string> = {
  /** From the query of the page, so that the first paint uses the settings. */
  setting: useGrid_setting$key;
  columns: ListColumns<Row, Sort>;
  /** Header text of a column. */
  columnLabel: (key: string) => string;
};

/**
 * The display settings of a list. A change is shown at once and stored after a short delay; it is reverted if storing
 * fails.
 */
export function useGrid<Row, Sort extends string>({
  setting,
  columns,
  columnLabel,
}: GridOptions<Row, Sort>): Grid<Row, Sort> {
  const stored = useFragment(fragment, setting);
  const [unsaved, setUnsaved] = useState<Arrangement | null>(null);
  const store = useStore(stored, (saved) => setUnsaved((now) => (now === saved ? null : now)));
  const own = unsaved ?? { columns: stored.columns, isCompact: stored.density === 'COMPACT' };
  const declared = columns.filter((column) => column !== false);

  const all = arranged(declared, own.columns);

  function keep(next: Arrangement): void {
    setUnsaved(next);
    store(next);
  }

  return {
    columns: all,
    columnLabel,
    isCompact: own.isCompact,
    isOwn: own.columns.length > 0,
    rearrange: (change) => keep({ ...own, columns: settingsOf(change(all), own.columns) }),
    setCompact: (isCompact) => keep({ ...own, isCompact }),
    reset: () => keep({ columns: [], isCompact: false }),
  };
}

type Stored = {
  readonly code: useGridMutation['variables']['input']['code'];
  readonly sort: string | null | undefined;
  readonly pageSize: number | null | undefined;
};

/** Stores the latest settings after a pause, or when the user leaves the list; reports success or failure. */
function useStore({ code, sort, pageSize }: Stored, onDone: (saved: Arrangement) => void) {
  const [save] = useResultMutation<useGridMutation>(mutation);
  const { t } = useTranslation('lists');
  const { failed } = useOperationToasts('lists');
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null);

  useEffect(() => () => waiting.current?.send(), []);

  return (next: Arrangement) => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    async function send(): Promise<void> {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
      const density = next.isCompact ? 'COMPACT' : 'COMFORTABLE';
      const columns = next.columns.map((column) => ({ ...column, width: column.width ?? null }));
      const outcome = await save({ input: { code, columns, density, sort, pageSize } });
      if (!outcome.ok) failed('saving', t('columns.title'), outcome.failure);
      onDone(next);
    }
    waiting.current = { timer: setTimeout(() => void send(), PAUSE_MS), send: () => void send() };
  };
}
