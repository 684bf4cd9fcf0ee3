import { Button, chakra, SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { CheckboxField } from '../../../../lib/forms/CheckboxField.tsx';
import { Form } from '../../../../lib/forms/Form.tsx';
import { isChecked, textOf } from '../../../../lib/forms/form-values.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { amountOrNull } from '../../../../lib/forms/typed-number.ts';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { assumptionsOf, codesOf, SIMULATED_METALS } from '../../_lib/simulation.ts';
import type { SimulationForm_group$key } from './__generated__/SimulationForm_group.graphql.ts';

const Groups = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '2',
    minW: '0',
    '& > legend': { textStyle: 'label', mb: '1.5' },
  },
});

/** Assumptions of the simulation, and its pieces and quotes. The result has its own URL. */
export function SimulationForm({ groups: keys }: { groups: SimulationForm_group$key }) {
  const offered = useFragment(
    graphql`
      fragment SimulationForm_group on ItemGroup @relay(plural: true) {
        code
        name
      }
    `,
    keys,
  );
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  const { number } = useFormat();
  const [address] = useSearchParams();
  const { metal, percent, groups, types, quotes } = assumptionsOf(address);

  async function handleSend(data: FormData) {
    const search = new URLSearchParams({
      metal: textOf(data, 'metal'),
      percent: amountOrNull(data, 'percent') ?? '',
    });
    const chosen = {
      groups: offered.map(({ code }) => code).filter((code) => isChecked(data, `group ${code}`)),
      types: codesOf(textOf(data, 'types')),
      quotes: codesOf(textOf(data, 'quotes')),
    };
    for (const [name, codes] of Object.entries(chosen))
      if (codes.length > 0) search.set(name, codes.join(','));
    await navigate(`?${search}`);
    return null;
  }

  return (
    <Panel>
      <Form isGuarded={false} onSend={handleSend}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="3" alignItems="start">
          <SelectField
            name="metal"
            label={t('simulate.metal')}
            required
            defaultValue={metal}
            options={SIMULATED_METALS.map((value) => ({ value, label: t(`simulate.metals.${value}`) }))}
          />
          <AmountField
            name="percent"
            kind="MOVE"
            label={t('simulate.percent')}
            required
            maxLength={12}
            defaultValue={number(percent)}
          />
          <TextField
            name="types"
            label={t('simulate.types')}
            hint={t('simulate.codesHint')}
            maxLength={400}
            defaultValue={types.join(', ')}
          />
          <TextField
            name="quotes"
            label={t('simulate.quotes')}
            hint={t('simulate.quotesHint')}
            maxLength={400}
            defaultValue={quotes.join(', ')}
          />
        </SimpleGrid>
        <Groups>
          <legend>{t('simulate.groups')}</legend>
          {offered.map(({ code, name }) => (
            <CheckboxField
              key={code}
              name={`group ${code}`}
              label={name}
              defaultChecked={groups.includes(code)}
            />
          ))}
        </Groups>
        <Button type="submit" size="sm" alignSelf="start">
          {t('simulate.show')}
        </Button>
      </Form>
    </Panel>
  );
}
