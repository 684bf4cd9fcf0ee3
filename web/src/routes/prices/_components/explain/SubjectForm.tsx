import { Button, SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Form } from '../../../../lib/forms/Form.tsx';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';

const KINDS = ['piece', 'job', 'quote'] as const;

/** What a price is explained of; the answer has an address of its own. */
export function SubjectForm() {
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [kind, setKind] = useState(() => KINDS.find((each) => address.has(each)) ?? 'piece');

  async function handleSend(data: FormData) {
    const names = { piece: ['piece', 'customer', 'quantity'], job: ['job'], quote: ['quote', 'line'] }[kind];
    const search = new URLSearchParams();
    for (const name of names) if (textOf(data, name)) search.set(name, textOf(data, name));
    await navigate(`?${search}`);
    return null;
  }

  const of = (name: string) => address.get(name) ?? '';
  return (
    <Panel>
      <Form isGuarded={false} onSend={handleSend}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="3" alignItems="end">
          <SelectField
            name="kind"
            label={t('explain.kind')}
            required
            value={kind}
            options={KINDS.map((value) => ({ value, label: t(`explain.kinds.${value}`) }))}
            onChange={(value) => setKind(KINDS.find((each) => each === value) ?? 'piece')}
          />
          {kind === 'piece' && (
            <>
              <TextField
                name="piece"
                label={t('explain.piece')}
                required
                maxLength={40}
                defaultValue={of('piece')}
              />
              <TextField
                name="customer"
                label={t('explain.customer')}
                maxLength={40}
                defaultValue={of('customer')}
              />
              <TextField
                name="quantity"
                label={t('explain.quantity')}
                inputMode="numeric"
                pattern="[1-9]\d{0,2}"
                maxLength={3}
                defaultValue={of('quantity')}
              />
            </>
          )}
          {kind === 'job' && (
            <TextField name="job" label={t('explain.job')} required maxLength={40} defaultValue={of('job')} />
          )}
          {kind === 'quote' && (
            <>
              <TextField
                name="quote"
                label={t('explain.quote')}
                required
                maxLength={40}
                defaultValue={of('quote')}
              />
              <TextField
                name="line"
                label={t('explain.line')}
                inputMode="numeric"
                pattern="[1-9]\d{0,2}"
                maxLength={3}
                defaultValue={of('line')}
              />
            </>
          )}
        </SimpleGrid>
        <Button type="submit" size="sm" alignSelf="start">
          {t('explain.show')}
        </Button>
      </Form>
    </Panel>
  );
}
