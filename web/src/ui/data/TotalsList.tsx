import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuInfo } from 'react-icons/lu';
import { Money } from './Money.tsx';

/** A total; `formula` explains its calculation. */
export type TotalRow = {
  key: string;
  label: string;
  /** Decimal string; null while unknown. */
  amount: string | null | undefined;
  /** Shown instead of an unknown amount. */
  fallback?: string;
  formula?: string;
  isGrand?: boolean;
};

const List = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '4', textStyle: 'sm' },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'baseline',
    py: '1',
    '& dd': { textAlign: 'end' },
    '& dd + dd': { textAlign: 'start' },
  },
  variants: {
    isGrand: {
      true: {
        borderTopWidth: '1px',
        borderColor: 'border.emphasized',
        mt: '2',
        pt: '3',
        textStyle: 'lg',
        fontWeight: 'semibold',
      },
    },
  },
});

const Info = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'middle',
    boxSize: '6',
    ms: '1',
    color: 'fg.subtle',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.muted' },
    _expanded: { color: 'fg.gold' },
    _print: { display: 'none' },
  },
});

const Formula = chakra('dd', {
  base: {
    gridColumn: '1 / -1',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'normal',
    fontVariantNumeric: 'tabular-nums',
    pb: '1',
  },
});

type TotalsListProps = {
  rows: readonly TotalRow[];
  currency: string;
  /** Shows the currency code, for print. */
  isPrinted?: boolean;
};

/** The totals of a document, each with its formula behind a button. */
export function TotalsList({ rows, currency, isPrinted }: TotalsListProps) {
  return (
    <List>
      {rows.map((row) => (
        <TotalsRow key={row.key} row={row} currency={currency} isPrinted={isPrinted} />
      ))}
    </List>
  );
}

type TotalsRowProps = Omit<TotalsListProps, 'rows'> & { row: TotalRow };

function TotalsRow({ row, currency, isPrinted }: TotalsRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { label, amount, fallback, formula, isGrand } = row;
  return (
    <Row isGrand={isGrand}>
      <dt>
        {label}
        {formula && (
          <Info
            type="button"
            aria-label={t('howComputed', { label })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <LuInfo aria-hidden />
          </Info>
        )}
      </dt>
      <dd>
        <Money amount={amount} currency={currency} isPrinted={isPrinted} fallback={fallback} />
      </dd>
      {formula && (
        <Formula id={id} hidden={!isOpen}>
          {formula}
        </Formula>
      )}
    </Row>
  );
}
