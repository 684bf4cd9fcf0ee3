import { useTranslation } from 'react-i18next';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { OptionList } from '../../../../ui/OptionList.tsx';
import { WAITING } from '../../_lib/job-list-view.ts';
import { useJobListView } from '../../_lib/useJobListView.ts';

/** Whose turn it is; 'us' is the manufacturer, so customers read it the other way round. */
export function WaitingFilter() {
  const { t } = useTranslation('jobs');
  const { isStaff } = useSignedInViewer();
  const { view, show } = useJobListView();
  const side = isStaff ? 'staff' : 'customer';
  return (
    <OptionList
      legend={t('filter.waiting')}
      options={[
        { value: 'any', label: t('filter.any') },
        ...WAITING.map((value) => ({ value, label: t(`waitingOn.${side}.${value}`) })),
      ]}
      chosen={[view.waitingOn ?? 'any']}
      onChoose={(value) =>
        show({ ...view, waitingOn: WAITING.find((each) => each === value) ?? null, selected: [] })
      }
    />
  );
}
