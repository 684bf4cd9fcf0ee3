import { Box, Button, Stack, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { showWholeTree } from '../../_lib/show-whole-tree.ts';
import { idsAbove, templatesBelow } from '../../_lib/template-tree.ts';
import type { TemplateTree_template$key } from './__generated__/TemplateTree_template.graphql.ts';
import type { TemplateTreeMutation } from './__generated__/TemplateTreeMutation.graphql.ts';
import { TemplateBranch } from './TemplateBranch.tsx';
import type { ShownTemplate, TemplateAct } from './template-act.ts';

const TemplateDrawer = lazy(async () => ({ default: (await import('./TemplateDrawer.tsx')).TemplateDrawer }));
const DeleteTemplate = lazy(async () => ({ default: (await import('./DeleteTemplate.tsx')).DeleteTemplate }));

const fragment = graphql`
  fragment TemplateTree_template on CustomOrderTemplate @no_inline @relay(plural: true) {
    id
    databaseId
    parentDatabaseId
    code
    name
    nameEn
    nameFr
    descriptionEn
    descriptionFr
    isActive
    isOffered
    orderCount
    version
    itemType {
      databaseId
      code
      name
    }
    pictureItemType {
      databaseId
      code
      name
    }
  }
`;

const mutation = graphql`
  mutation TemplateTreeMutation($input: MoveCustomOrderTemplateInput!) {
    result: moveCustomOrderTemplate(input: $input) {
      __typename
      ... on MoveCustomOrderTemplateSuccess {
        tree {
          id
          parentDatabaseId
          isOffered
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** The dialog or drawer that is open. */
type OpenPart =
  | { readonly kind: 'edit'; readonly template: ShownTemplate }
  | { readonly kind: 'add'; readonly parent: ShownTemplate | null }
  | { readonly kind: 'delete'; readonly template: ShownTemplate };

/** The tree of templates with collapsible branches, and actions of each template. */
export function TemplateTree({ templates: keys }: { templates: TemplateTree_template$key }) {
  const { t } = useTranslation('custom-order-groups');
  const toasts = useOperationToasts('custom-order-groups');
  const templates = useFragment(fragment, keys);
  const [commit] = useResultMutation<TemplateTreeMutation>(mutation);
  const isMoving = useRef(false);
  const [announcement, setAnnouncement] = useState('');
  const [opened, setOpened] = useState<OpenPart | null>(null);
  // Root templates are expanded initially.
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(
    () => new Set(templates.flatMap((each) => (each.parentDatabaseId == null ? [each.databaseId] : []))),
  );
  const below = templatesBelow(templates);

  /** Expands the ancestors of a new or moved template. */
  function reveal(ids: readonly number[]) {
    setUnfolded((before) => new Set([...before, ...ids]));
  }

  async function move({ databaseId, parentDatabaseId, name }: ShownTemplate, by: number) {
    const siblings = below.get(parentDatabaseId ?? null) ?? [];
    const position = siblings.findIndex((each) => each.databaseId === databaseId) + by;
    // Busy buttons keep the focus, and ignore further key presses.
    if (isMoving.current || position < 0 || position >= siblings.length) return;
    isMoving.current = true;
    const input = { templateId: databaseId, parentId: parentDatabaseId ?? null, position };
    const outcome = await commit({ input }, { updater: showWholeTree('moveCustomOrderTemplate') });
    isMoving.current = false;
    if (outcome.ok)
      setAnnouncement(t('templates.movedTo', { name, place: position + 1, count: siblings.length }));
    else toasts.failed('saving', name, outcome.failure);
  }

  const act: TemplateAct = {
    fold: (id) =>
      setUnfolded(
        (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
      ),
    move: (template, by) => void move(template, by),
    edit: (template) => setOpened({ kind: 'edit', template }),
    addBelow: (parent) => setOpened({ kind: 'add', parent }),
    askToDelete: (template) => setOpened({ kind: 'delete', template }),
  };
  const close = () => setOpened(null);
  const parent = opened?.kind === 'add' ? opened.parent : null;
  const former = opened?.kind === 'edit' ? opened.template : null;
  // As saved now, for the form to merge.
  const edited = templates.find(({ databaseId }) => databaseId === former?.databaseId) ?? former;

  return (
    <Stack gap="3">
      <Box>
        <Button size="sm" onClick={() => setOpened({ kind: 'add', parent: null })}>
          <LuPlus aria-hidden />
          {t('templates.new')}
        </Button>
      </Box>
      {templates.length === 0 ? (
        <EmptyState title={t('templates.empty')} hint={t('templates.emptyHint')} />
      ) : (
        <Panel aria-label={t('templates.title')}>
          <TemplateBranch templates={templates} below={below} parentId={null} unfolded={unfolded} act={act} />
        </Panel>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Suspense>
        {opened?.kind === 'delete' && <DeleteTemplate template={opened.template} onClose={close} />}
        {(opened?.kind === 'edit' || opened?.kind === 'add') && (
          <TemplateDrawer
            template={edited}
            parentId={(edited ? edited.parentDatabaseId : parent?.databaseId) ?? null}
            templates={templates}
            onSaved={(parentId) => {
              if (parentId !== null) reveal([parentId, ...idsAbove(templates, parentId)]);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  );
}
