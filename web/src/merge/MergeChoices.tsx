import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FormContext, fieldId } from '../lib/forms/form-context.ts';
import type { FieldValue, MergeConflict } from './merge-values.ts';
import type { OpenConflicts } from './open-conflicts.ts';

const Box = chakra('div', {
  base: {
    bg: 'bg.warning',
    color: 'fg',
    borderStartWidth: '3px',
    borderColor: 'border.warning',
    borderRadius: 'l2',
    px: '4',
    py: '3',
    textStyle: 'sm',
  },
});

/** Open conflicts, and how they are shown. */
export type MergeChoicesProps = OpenConflicts & {
  /** Prefix of a field’s label, if several fields have the same one. */
  prefixOf?: (name: string) => string | null;
  /** A value as text; by default the words of the chosen option, or as typed. */
  textOf?: (conflict: MergeConflict, value: string) => string;
};

/** Each conflicting field with the saved and the typed value, to choose one. */
export function MergeChoices({ conflicts, settle, prefixOf, textOf }: MergeChoicesProps) {
  const { t } = useTranslation('merge');
  const { labels, formId } = useContext(FormContext);

  function wordsOf(conflict: MergeConflict, value: FieldValue): string {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const { name } = conflict;
    const text =
      typeof value === 'string'
        ? (textOf?.(conflict, value) ?? optionText(fieldId(formId, name), value))
        : value.map((group) => groupText(fieldId(formId, `${name}.0`), group)).join(' ; ');
    return text.trim() || t('empty');
  }

  return (
    <Box role="alert">
      <Text fontWeight="medium">{t('title')}</Text>
      {conflicts.map((conflict) => {
        const { name, mine, theirs } = conflict;
        const label = [prefixOf?.(name), labels?.get(name) ?? name].filter(Boolean).join(' · ');
        const choices = [
          { choice: 'mine', value: mine },
          { choice: 'theirs', value: theirs },
        ] as const;
        return (
          <Flex key={name} role="group" aria-label={label} gap="3" align="baseline" wrap="wrap" pt="2">
            <Text fontWeight="medium" minW="28">
              {label}
            </Text>
            {choices.map(({ choice, value }) => (
              <Button
                key={choice}
                size="sm"
                variant="outline"
                maxW="full"
                h="auto"
                minH="8"
                py="1"
                whiteSpace="normal"
                textAlign="start"
                onClick={() => settle(conflict, choice)}
              >
                {t(choice, { value: wordsOf(conflict, value) })}
              </Button>
            ))}
          </Flex>
        );
      })}
    </Box>
  );
}

/** The words of an option of a select field; other values as typed. */
function optionText(id: string, value: string): string {
  const field = document.getElementById(id);
  const options = field instanceof HTMLSelectElement ? [...field.options] : [];
  return options.find((option) => option.value === value)?.text ?? value;
}

/** The texts of a group in a list. `id`: of the first group’s fields, which have the same options. */
function groupText(id: string, group: object): string {
  return Object.entries(group)
    .flatMap(([name, value]) => (typeof value === 'string' ? [optionText(`${id}.${name}`, value)] : []))
    .join(' ');
}
