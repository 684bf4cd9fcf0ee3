import { Button, Heading, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import { Suspense, useContext, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { FormContext, fieldId, useFieldCodes } from '../../../lib/forms/form-context.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { numberInput, readMeasure } from '../../../lib/forms/typed-number.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { CART_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { toastError } from '../../../ui/feedback/toaster.ts';
import { useDraft } from '../_lib/useDraft.ts';
import type { OrderQuestionsQuery } from './__generated__/OrderQuestionsQuery.graphql.ts';
import { updateFailure } from './update-failure.ts';
import { useSaveAnswer } from './useSaveAnswer.ts';

const query = graphql`
  query OrderQuestionsQuery {
    cart {
      id
      attributes {
        attributeId
        optionId
        text
      }
    }
    incomingOrderAttributes {
      databaseId
      code
      name
      kind
      unit
      maxLength
      isAskedOnOrder
      isRequiredOnOrder
      options {
        databaseId
        name
      }
    }
  }
`;

type Question = OrderQuestionsQuery['response']['incomingOrderAttributes'][number];

/** Questions asked about every order at checkout. Shows loading errors with a retry button. */
export function OrderQuestions() {
  const { t } = useTranslation('cart-extras');
  const [attempt, setAttempt] = useState(0);
  const failed = (
    <Notice tone="error" isLive>
      <HStack justify="space-between" gap="3" wrap="wrap">
        <span>{t('questions.failed')}</span>
        <Button size="xs" variant="outline" onClick={() => setAttempt(attempt + 1)}>
          {t('questions.retry')}
        </Button>
      </HStack>
    </Notice>
  );
  return (
    <SectionBoundary key={attempt} fallback={failed}>
      <Suspense fallback={<LinesSkeleton lines={2} />}>
        <Questions attempt={attempt} />
      </Suspense>
    </SectionBoundary>
  );
}

function Questions({ attempt }: { attempt: number }) {
  const { t } = useTranslation('cart-extras');
  const { number } = useFormat();
  const { formId } = useContext(FormContext);
  const { ofCode } = useErrorText('cart');
  const [code] = useFieldCodes('attributes');
  const options = { fetchKey: attempt, fetchPolicy: 'store-and-network' } as const;
  const { incomingOrderAttributes, cart } = useLazyLoadQuery<OrderQuestionsQuery>(query, {}, options);
  const questions = incomingOrderAttributes.filter(({ isAskedOnOrder }) => isAskedOnOrder);
  if (questions.length === 0 || !cart) return null;
  return (
    <Stack as="section" gap="3" id={fieldId(formId, 'attributes')} tabIndex={-1}>
      <Heading as="h3" textStyle="sm">
        {t('questions.title')}
      </Heading>
      {code && <Notice tone="warning">{ofCode(code)}</Notice>}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {questions.map((question) => {
          const answer = cart.attributes.find(({ attributeId }) => attributeId === question.databaseId);
          const said = answer?.optionId ?? answer?.text ?? '';
          const saved = question.kind === 'NUMBER' && said !== '' ? number(said) : said;
          return <Answer key={question.code} cartId={cart.id} question={question} saved={String(saved)} />;
        })}
      </SimpleGrid>
    </Stack>
  );
}

const INPUT_TYPES: Readonly<Record<string, string>> = { DATE: 'date' };

/** The answer to a question, saved on blur; an option is saved immediately. */
function Answer({ cartId, question, saved }: { cartId: string; question: Question; saved: string }) {
  const { t } = useTranslation('cart-extras');
  const { databaseId: attributeId, code, name, kind, unit, maxLength, isRequiredOnOrder, options } = question;
  const can = useCan();
  const formId = useId();
  const { ofFailure } = useErrorText('cart-extras');
  const save = useSaveAnswer();
  const field = `attributes.${code}`;
  const { text, change, commit, failure } = useDraft({
    storageKey: `${cartId}.${field}`,
    saved,
    save: async (next) => {
      const text = (kind === 'NUMBER' ? readMeasure(next) : null) ?? (next || null);
      const refused = await save({ attributeId, text });
      return refused && updateFailure(refused);
    },
  });
  async function choose(optionId: number | null) {
    const refused = await save({ attributeId, optionId });
    if (refused) toastError(ofFailure(refused, t('errors.UPDATE_FAILED')));
  }

  const form = useMemo(() => ({ failure, formId, routeNamespace: 'cart-extras' }), [failure, formId]);
  const facts = {
    name: field,
    label: unit ? `${name} (${unit})` : name,
    required: isRequiredOnOrder,
    disabled: !can(CART_EDIT),
  };
  return (
    <FormContext value={form}>
      {kind === 'SELECT' ? (
        <SelectField
          {...facts}
          value={saved}
          placeholder={t('questions.choose')}
          options={options.map(({ databaseId, name: label }) => ({ value: String(databaseId), label }))}
          onChange={(option) => void choose(option === '' ? null : Number(option))}
        />
      ) : (
        <TextField
          {...facts}
          type={INPUT_TYPES[kind] ?? 'text'}
          {...(kind === 'NUMBER' ? numberInput('MEASURE') : {})}
          maxLength={kind === 'TEXT' ? (maxLength ?? 200) : undefined}
          value={text}
          onChange={({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value)}
          onBlur={commit}
        />
      )}
    </FormContext>
  );
}
