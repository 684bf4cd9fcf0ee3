import { Button, Flex, SimpleGrid } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Form } from '../../../../lib/forms/Form.tsx';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { SUBJECT_KINDS, subjectKindOf } from '../../_lib/price-subject.ts';
import { subjectSearch } from '../../_lib/subject-search.ts';
import type { PieceFields_piece$key } from './__generated__/PieceFields_piece.graphql.ts';
import type { PieceFields_priority$key } from './__generated__/PieceFields_priority.graphql.ts';
import { PieceFields } from './PieceFields.tsx';

const CustomerDialog = lazy(async () => ({ default: (await import('./CustomerDialog.tsx')).CustomerDialog }));

type SubjectFormProps = {
  /** The piece in the URL, with its options. */
  piece: PieceFields_piece$key | null | undefined;
  priorities: PieceFields_priority$key;
};

/** Selection of the price to explain. The result has its own URL. */
export function SubjectForm({ piece, priorities }: SubjectFormProps) {
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [isSearching, setIsSearching] = useState(false);
  const [kind, setKind] = useState(() => subjectKindOf(address));

  async function handleSend(data: FormData) {
    await navigate(`?${subjectSearch(kind, data, address)}`);
    return null;
  }

  const of = (name: string) => address.get(name) ?? '';
  const code = { required: true, maxLength: 40 } as const;
  const number = { inputMode: 'numeric', pattern: String.raw`[1-9]\d{0,2}`, maxLength: 3 } as const;
  return (
    <Panel>
      <Form isGuarded={false} onSend={handleSend}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="3" alignItems="end">
          <SelectField
            name="kind"
            label={t('explain.kind')}
            required
            value={kind}
            options={SUBJECT_KINDS.map((value) => ({ value, label: t(`explain.kinds.${value}`) }))}
            onChange={(value) => setKind(SUBJECT_KINDS.find((each) => each === value) ?? 'piece')}
          />
          {kind === 'piece' && (
            <>
              <TextField name="piece" label={t('explain.piece')} {...code} defaultValue={of('piece')} />
              <TextField
                name="customer"
                label={t('explain.customer')}
                maxLength={40}
                defaultValue={of('customer')}
              />
              <TextField
                name="quantity"
                label={t('explain.quantity')}
                {...number}
                defaultValue={of('quantity')}
              />
              {piece && <PieceFields piece={piece} priorities={priorities} />}
            </>
          )}
          {kind === 'job' && (
            <TextField name="job" label={t('explain.job')} {...code} defaultValue={of('job')} />
          )}
          {kind === 'quote' && (
            <>
              <TextField name="quote" label={t('explain.quote')} {...code} defaultValue={of('quote')} />
              <TextField name="line" label={t('explain.line')} {...number} defaultValue={of('line')} />
              <TextField
                name="version"
                label={t('explain.version')}
                {...number}
                pattern="[0-9]{1,3}"
                defaultValue={of('version')}
              />
            </>
          )}
          {kind === 'estimate' && (
            <TextField
              name="estimate"
              label={t('explain.estimate')}
              {...code}
              defaultValue={of('estimate')}
            />
          )}
          {kind === 'cartOf' && (
            <TextField name="cartOf" label={t('explain.customer')} {...code} defaultValue={of('cartOf')} />
          )}
        </SimpleGrid>
        <Flex gap="2" wrap="wrap">
          <Button type="submit" size="sm">
            {t(kind === 'cartOf' ? 'explain.cart.show' : 'explain.show')}
          </Button>
          {kind === 'cartOf' && (
            <Button size="sm" variant="outline" onClick={() => setIsSearching(true)}>
              {t('explain.cart.search')}
            </Button>
          )}
        </Flex>
      </Form>
      {isSearching && (
        <Suspense>
          <CustomerDialog
            onPick={(accountNumber) => void navigate(`?${new URLSearchParams({ cartOf: accountNumber })}`)}
            onClose={() => setIsSearching(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
