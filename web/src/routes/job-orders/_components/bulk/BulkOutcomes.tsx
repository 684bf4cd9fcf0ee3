import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuX } from 'react-icons/lu';
import type { BulkOutcome } from './bulk-job.ts';

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'table',
    '& th': { srOnly: true },
    '& td': {
      py: '1.5',
      pe: '3',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& td:first-of-type': { width: '6' },
    '& td:nth-of-type(2)': { whiteSpace: 'nowrap', fontWeight: 'medium' },
    '& tr:last-of-type td': { borderBottomWidth: '0' },
  },
});

const Mark = chakra('span', {
  base: { _icon: { boxSize: '4' } },
  variants: { isOk: { true: { color: 'fg.success' }, false: { color: 'fg.error' } } },
});

type BulkOutcomesProps = { label: string; outcomes: readonly BulkOutcome[] };

/** Results or preview of a bulk action, per row. */
export function BulkOutcomes({ label, outcomes }: BulkOutcomesProps) {
  const { t } = useTranslation('jobs');
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('job-bulk:column.ok')}</th>
          <th scope="col">{t('column.number')}</th>
          <th scope="col">{t('job-bulk:column.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ id, number, isOk, text }) => (
          <tr key={id}>
            <td>
              <Mark isOk={isOk}>
                {isOk ? <LuCheck aria-hidden /> : <LuX aria-hidden />}
                <VisuallyHidden>{t(isOk ? 'job-bulk:ok' : 'job-bulk:notOk')}</VisuallyHidden>
              </Mark>
            </td>
            <td>{number}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
