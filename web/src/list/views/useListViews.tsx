import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuPencil, LuPlus, LuStar, LuStarOff, LuTrash2 } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOperationToasts } from '../../lib/forms/useOperationToasts.ts';
import type { MenuEntry } from '../../ui/actions/ActionMenu.tsx';
import { toastSuccess } from '../../ui/feedback/toaster.ts';
import type { List } from '../useList.ts';
import type { useListViews_setting$key } from './__generated__/useListViews_setting.graphql.ts';
import { useViewActions } from './useViewActions.ts';
import { isAsSaved, type NamedView, type SavedView, viewTarget } from './view-state.ts';

const ViewDialog = lazy(async () => ({ default: (await import('./ViewDialog.tsx')).ViewDialog }));
const DeleteViewDialog = lazy(async () => ({
  default: (await import('./DeleteViewDialog.tsx')).DeleteViewDialog,
}));

const fragment = graphql`
  fragment useListViews_setting on GridSetting {
    code
    views {
      id
      name
      query
      isShared
      isDefault
      isMine
      canChange
      ownerName
    }
  }
`;

/** The saved views of a list, for its menus. */
export type ListViews = {
  /** Label of the current view. */
  readonly label: string;
  /** Whether the current view is a saved one. */
  readonly isNamed: boolean;
  /** Menu entries: the views, and the actions for the current one. */
  readonly entries: readonly MenuEntry[];
  /** Saves the changes of the current view; absent without changes, or if the viewer may not change it. */
  readonly update: { readonly label: string; readonly onClick: () => void } | null;
  readonly dialog: ReactNode;
};

/** The saved views of a list, the current one, and its actions. */
export function useListViews<View extends NamedView>(
  list: List<View>,
  setting: useListViews_setting$key,
): ListViews {
  const { t } = useTranslation('lists');
  const { code, views } = useFragment(fragment, setting);
  const { saved, failed } = useOperationToasts('lists');
  const { save, openWith } = useViewActions(code);
  const [open, setOpen] = useState<'new' | 'edit' | 'delete' | null>(null);
  const { address, view } = list;
  const current = views.find(({ id }) => id === view.savedView);
  const isEdited = current !== undefined && !isAsSaved(address, view, current);

  async function update({ id, name, isShared }: SavedView): Promise<void> {
    const done = await save({ id, name, isShared, query: address.saved(view) });
    if ('failure' in done) failed('saving', name, done.failure);
    else saved(name);
  }

  async function handleDefault({ id, name, isDefault }: SavedView): Promise<void> {
    const failure = await openWith(isDefault ? null : id);
    if (failure) failed('saving', name, failure);
    else toastSuccess(isDefault ? t('views.isNoDefault') : t('views.isDefault', { name }));
  }

  const detailOf = ({ isMine, isDefault, ownerName }: SavedView) =>
    [!isMine && t('views.shared', { owner: ownerName }), isDefault && t('views.default')]
      .filter(Boolean)
      .join(', ');
  const mark = (isChosen: boolean) => <LuCheck aria-hidden visibility={isChosen ? 'visible' : 'hidden'} />;
  const choices = [undefined, ...views].map(
    (each): MenuEntry => ({
      key: each?.id ?? 'none',
      label: each?.name ?? t('views.none'),
      detail: each && detailOf(each),
      icon: mark(each === current),
      isCurrent: each === current,
      to: list.to(viewTarget(address, each ?? null)),
    }),
  );
  const acts: (MenuEntry | false | undefined)[] = [
    { key: 'new', label: t('views.saveAs'), icon: <LuPlus />, onSelect: () => setOpen('new') },
    current?.canChange && {
      key: 'edit',
      label: t('views.edit'),
      icon: <LuPencil />,
      onSelect: () => setOpen('edit'),
    },
    current && {
      key: 'default',
      label: current.isDefault ? t('views.noDefault') : t('views.makeDefault'),
      icon: current.isDefault ? <LuStarOff /> : <LuStar />,
      onSelect: () => void handleDefault(current),
    },
    current?.canChange && {
      key: 'delete',
      label: t('views.delete'),
      icon: <LuTrash2 />,
      isDestructive: true,
      onSelect: () => setOpen('delete'),
    },
  ];
  const name = current?.name ?? t('views.noName');
  const close = () => setOpen(null);
  return {
    isNamed: current !== undefined,
    label: isEdited ? `${name} (${t('views.edited')})` : name,
    entries: [
      ...choices,
      ...acts
        .filter((act) => act !== undefined && act !== false)
        .map((act, index) => ({ ...act, isGroupStart: index === 0 })),
    ],
    update:
      isEdited && current.canChange
        ? { label: t('views.updateOf', { name: current.name }), onClick: () => void update(current) }
        : null,
    dialog: (
      <Suspense>
        {(open === 'new' || open === 'edit') && (
          <ViewDialog
            code={code}
            query={open === 'edit' && current ? current.query : address.saved(view)}
            view={open === 'edit' ? current : undefined}
            onClose={close}
            onSaved={(id) => {
              close();
              list.show({ savedView: id } as Partial<View>, { replace: true });
            }}
          />
        )}
        {open === 'delete' && current && (
          <DeleteViewDialog
            view={current}
            onClose={close}
            onDeleted={() => {
              close();
              list.show({ savedView: null } as Partial<View>, { replace: true });
            }}
          />
        )}
      </Suspense>
    ),
  };
}
