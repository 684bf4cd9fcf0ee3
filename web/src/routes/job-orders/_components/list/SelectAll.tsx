import { useTranslation } from 'react-i18next';
import { SelectBox } from '../../../../ui/SelectBox.tsx';
import { MAX_SELECTED } from '../../_lib/job-list-view.ts';

type SelectAllProps = {
  /** Numbers of the jobs that are shown. */
  numbers: readonly string[];
  selected: readonly string[];
  onChange: (numbers: readonly string[]) => void;
};

/** Selects every job that is shown, or none. */
export function SelectAll({ numbers, selected, onChange }: SelectAllProps) {
  const { t } = useTranslation('jobs');
  const chosen = numbers.filter((number) => selected.includes(number)).length;
  const isAll = chosen > 0 && chosen === Math.min(numbers.length, MAX_SELECTED);
  return (
    <SelectBox
      label={t('select.all')}
      isChecked={isAll}
      isPartial={chosen > 0 && !isAll}
      onChange={() => onChange(isAll ? [] : numbers.slice(0, MAX_SELECTED))}
    />
  );
}
