import { Box } from '@chakra-ui/react';
import { TemplateRow } from './TemplateRow.tsx';
import type { ShownTemplate, TemplateAct } from './template-act.ts';

type TemplateBranchProps = {
  templates: readonly ShownTemplate[];
  below: ReadonlyMap<number | null, readonly ShownTemplate[]>;
  /** Parent of the branch; null: the roots. */
  parentId: number | null;
  unfolded: ReadonlySet<number>;
  act: TemplateAct;
};

/** The child templates of a parent, each with its own branch. */
export function TemplateBranch({ templates, below, parentId, unfolded, act }: TemplateBranchProps) {
  const siblings = below.get(parentId) ?? [];
  return (
    <Box
      as="ul"
      listStyleType="none"
      id={parentId === null ? undefined : branchId(parentId)}
      ps={parentId === null ? undefined : { base: '3', md: '7' }}
      ms={parentId === null ? undefined : { base: '2', md: '3' }}
      borderStartWidth={parentId === null ? undefined : '1px'}
    >
      {siblings.map((template, index) => {
        const { databaseId } = template;
        const hasBranch = below.has(databaseId);
        const isUnfolded = hasBranch && unfolded.has(databaseId);
        return (
          <li key={databaseId}>
            <TemplateRow
              template={template}
              templates={templates}
              fold={hasBranch ? { isUnfolded, controls: branchId(databaseId) } : null}
              isFirst={index === 0}
              isLast={index === siblings.length - 1}
              act={act}
            />
            {isUnfolded && (
              <TemplateBranch
                templates={templates}
                below={below}
                parentId={databaseId}
                unfolded={unfolded}
                act={act}
              />
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** Id of the list below a template. */
function branchId(databaseId: number): string {
  return `templates-below-${databaseId}`;
}
