import { Field, Flex, Input, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { OptionList } from '../../../../ui/OptionList.tsx';
import { PROMISED } from '../../_lib/job-list-view.ts';
import { useJobListView } from '../../_lib/useJobListView.ts';

/** By the promised day: a quick choice, and from a day to a day. */
export function PromisedFilter() {
  const { t } = useTranslation('jobs');
  const { view, show } = useJobListView();
  const { promised, promisedFrom, promisedTo } = view;
  return (
    <Stack gap="3">
      <OptionList
        legend={t('filter.promised')}
        options={[
          { value: 'any', label: t('filter.any') },
          ...PROMISED.map((value) => ({ value, label: t(`promisedFilter.${value}`) })),
        ]}
        chosen={[promised ?? 'any']}
        onChoose={(value) =>
          show({ ...view, promised: PROMISED.find((each) => each === value) ?? null, selected: [] })
        }
      />
      <Flex gap="3" wrap="wrap">
        <Field.Root flex="1" minW="32">
          <Field.Label>{t('filter.from')}</Field.Label>
          <Input
            type="date"
            size="sm"
            defaultValue={promisedFrom ?? ''}
            max={promisedTo ?? undefined}
            onChange={({ currentTarget: { value } }) =>
              show({ ...view, promisedFrom: value || null, selected: [] })
            }
          />
        </Field.Root>
        <Field.Root flex="1" minW="32">
          <Field.Label>{t('filter.to')}</Field.Label>
          <Input
            type="date"
            size="sm"
            defaultValue={promisedTo ?? ''}
            min={promisedFrom ?? undefined}
            onChange={({ currentTarget: { value } }) =>
              show({ ...view, promisedTo: value || null, selected: [] })
            }
          />
        </Field.Root>
      </Flex>
    </Stack>
  );
}
