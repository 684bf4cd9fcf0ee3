import { Box, Flex, HStack, IconButton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  LuArrowDown,
  LuArrowUp,
  LuChevronDown,
  LuChevronRight,
  LuPencil,
  LuPlus,
  LuTrash2,
} from 'react-icons/lu';
import { IconAction } from '../../../../ui/actions/IconAction.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { closedAbove } from '../../_lib/template-tree.ts';
import type { ShownTemplate, TemplateAct } from './template-act.ts';

type TemplateRowProps = {
  template: ShownTemplate;
  templates: readonly ShownTemplate[];
  /** Null: it has no children. */
  fold: { isUnfolded: boolean; controls: string } | null;
  isFirst: boolean;
  isLast: boolean;
  act: TemplateAct;
};

/** A template: name, state and actions. */
export function TemplateRow({ template, templates, fold, isFirst, isLast, act }: TemplateRowProps) {
  const { t } = useTranslation('custom-order-groups');
  const { databaseId, code, name, nameEn, nameFr, itemType, orderCount } = template;
  const facts = [
    code,
    name === nameEn ? nameFr : nameEn,
    ...(itemType ? [t('templates.orders', { piece: pieceIn(template, itemType) })] : []),
    ...(orderCount ? [t('templates.ordered', { count: orderCount })] : []),
  ];
  const state = stateOf(template, templates);
  return (
    <Flex align={{ md: 'center' }} gap="1" py="1.5">
      {fold ? (
        <IconButton
          aria-label={t('templates.below', { name })}
          aria-expanded={fold.isUnfolded}
          aria-controls={fold.isUnfolded ? fold.controls : undefined}
          size="xs"
          variant="ghost"
          _expanded={{ bg: 'transparent' }}
          onClick={() => act.fold(databaseId)}
        >
          {fold.isUnfolded ? <LuChevronDown /> : <LuChevronRight />}
        </IconButton>
      ) : (
        <Box boxSize="8" flexShrink={0} display={{ base: 'none', md: 'block' }} aria-hidden />
      )}
      <Flex flex="1" minW="0" align="center" justify="space-between" gap="2" wrap="wrap">
        <Box minW="0" flex="1 1 14rem">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="fg.muted" textStyle="xs" overflowWrap="anywhere">
            {facts.join(' · ')}
          </Text>
        </Box>
        <Box flex={{ base: '1 1 100%', md: '0 1 14rem' }} textStyle="xs">
          <StatusDot name={t(`templates.state.${state.key}`, { name: state.by })} colour={state.colour} />
        </Box>
        <HStack gap="0">
          <IconAction
            label={t('templates.up', { name })}
            icon={<LuArrowUp />}
            aria-disabled={isFirst || undefined}
            onClick={() => act.move(template, -1)}
          />
          <IconAction
            label={t('templates.down', { name })}
            icon={<LuArrowDown />}
            aria-disabled={isLast || undefined}
            onClick={() => act.move(template, 1)}
          />
          <IconAction
            label={t('templates.addBelow', { name })}
            icon={<LuPlus />}
            onClick={() => act.addBelow(template)}
          />
          <IconAction
            label={t('templates.change', { name })}
            icon={<LuPencil />}
            onClick={() => act.edit(template)}
          />
          <IconAction
            label={t('templates.delete', { name })}
            icon={<LuTrash2 />}
            onClick={() => act.askToDelete(template)}
          />
        </HStack>
      </Flex>
    </Flex>
  );
}

/** The piece of a template: its code, and its name if the template has another one. */
function pieceIn({ name }: ShownTemplate, piece: { code: string; name: string }): string {
  return piece.name === name ? piece.code : `${piece.name} (${piece.code})`;
}

/** Whether a template is offered, and which ancestor hides it. */
function stateOf(template: ShownTemplate, templates: readonly ShownTemplate[]) {
  if (!template.isActive) return { key: 'inactive', colour: 'grey', by: '' } as const;
  if (template.isOffered) return { key: 'offered', colour: 'green', by: '' } as const;
  const by = closedAbove(templates, template.databaseId)?.name ?? '';
  return { key: 'closedAbove', colour: 'orange', by } as const;
}
