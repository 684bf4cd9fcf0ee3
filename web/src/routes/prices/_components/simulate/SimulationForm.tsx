import { Button, SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Form } from '../../../../lib/forms/Form.tsx';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { codesOf, SIMULATED_METALS, suppositionOf } from '../../_lib/simulation.ts';

/** What is supposed of the market, and over which pieces; the answer has an address of its own. */
export function SimulationForm() {
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { metal, percent, groups, types } = suppositionOf(address);

  async function handleSend(data: FormData) {
    const search = new URLSearchParams({ metal: textOf(data, 'metal'), percent: textOf(data, 'percent') });
    for (const name of ['groups', 'types']) {
      const codes = codesOf(textOf(data, name)).join(',');
      if (codes) search.set(name, codes);
    }
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
          <TextField
            name="percent"
            label={t('simulate.percent')}
            required
            inputMode="decimal"
            pattern="-?\d{1,3}([.,]\d{1,2})?"
            maxLength={7}
            defaultValue={percent}
          />
          <TextField
            name="groups"
            label={t('simulate.groups')}
            hint={t('simulate.codesHint')}
            maxLength={400}
            defaultValue={groups.join(', ')}
          />
          <TextField
            name="types"
            label={t('simulate.types')}
            hint={t('simulate.codesHint')}
            maxLength={400}
            defaultValue={types.join(', ')}
          />
        </SimpleGrid>
        <Button type="submit" size="sm" alignSelf="start">
          {t('simulate.show')}
        </Button>
      </Form>
    </Panel>
  );
}
