import { Box, chakra, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberInput, readNumber } from '../../../../lib/forms/typed-number.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import type { GridTable } from './grid-table.ts';

const FIELD = {
  width: { base: '36', md: 'full' },
  minW: '16',
  minH: '8',
  px: '2',
  bg: 'bg.panel',
  color: 'fg',
  textStyle: 'sm',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'l1',
  fontVariantNumeric: 'tabular-nums lining-nums',
  _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
  '&[aria-invalid=true]': { borderColor: 'border.error' },
  '&[data-end]': { textAlign: 'end', maxW: { md: '32' } },
} as const;

const Field = chakra('input', { base: FIELD });
const Choice = chakra('select', { base: FIELD });

type RateCellProps = {
  column: GridTable['columns'][number];
  /** Accessible name of the row. */
  rowName: string;
  value: string;
  issue: string | undefined;
  onType: (text: string) => void;
};

/** An editable cell: text, or a select for few options. */
export function RateCell({ column, rowName, value, issue, onType }: RateCellProps) {
  const { t } = useTranslation('prices');
  const isComma = useLocale() === 'fr';
  const errorId = useId();
  /** Text of the field while editing. */
  const [typed, setTyped] = useState<string | null>(null);
  const isFigure = column.kind === 'DECIMAL' || column.kind === 'INTEGER';
  const shared = {
    'aria-label': t('grid.cellOf', { column: column.label, row: rowName }),
    'aria-invalid': issue !== undefined,
    'aria-describedby': issue === undefined ? undefined : errorId,
    'aria-required': column.isRequired,
    // Stored with a decimal point, displayed in the user’s language, unchanged while editing.
    value: typed ?? (isFigure && isComma ? value.replace('.', ',') : value),
  };
  return (
    <Box minW="0">
      {column.options.length > 0 ? (
        <Choice {...shared} onChange={(event) => onType(event.currentTarget.value)}>
          <option value="">{column.isRequired ? t('grid.choose') : t('grid.all')}</option>
          {column.options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
      ) : (
        <Field
          {...shared}
          data-end={isFigure || undefined}
          autoComplete="off"
          {...(isFigure ? numberInput('FIGURE') : {})}
          onBlur={() => setTyped(null)}
          maxLength={60}
          placeholder={column.isKey && !column.isRequired ? t('grid.all') : undefined}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text);
            onType(isFigure ? (readNumber(text) ?? text) : text);
          }}
        />
      )}
      {issue !== undefined && (
        <Text id={errorId} textStyle="xs" color="fg.error" whiteSpace="normal">
          {t([`errors.${issue}`, `errors:${issue}`, 'errors:GENERAL'])}
        </Text>
      )}
    </Box>
  );
}
