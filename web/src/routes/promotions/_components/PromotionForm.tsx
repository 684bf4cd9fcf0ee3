import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { PROMOTION_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../lib/forms/typed-number.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../../../lib/forms/ValuesForm.tsx';
import { CONFIGURATION_SETTINGS } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { links } from '../../../links.ts';
import { SharedChanges } from '../../../merge/SharedChanges.tsx';
import { useSharedRecord } from '../../../merge/useSharedRecord.ts';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import { type PromotionValues, promotionInput, promotionValues } from '../_lib/promotion-values.ts';
import type { PromotionForm_promotion$key } from './__generated__/PromotionForm_promotion.graphql.ts';
import type { PromotionForm_query$key } from './__generated__/PromotionForm_query.graphql.ts';
import type { PromotionFormMutation } from './__generated__/PromotionFormMutation.graphql.ts';
import { PromotionTargets } from './PromotionTargets.tsx';

const promotionFragment = graphql`
  fragment PromotionForm_promotion on Promotion @no_inline {
    id
    version
    code
    kind
    nameEn
    nameFr
    value
    minSubTotal
    startsOn
    endsOn
    isActive
    totalLimit
    customerLimit
    uses
    targets {
      kind
      code
      name
    }
  }
`;

const queryFragment = graphql`
  fragment PromotionForm_query on Query {
    companyDetails {
      currency
    }
    ...PromotionTargets_query
  }
`;

const mutation = graphql`
  mutation PromotionFormMutation($input: SavePromotionInput!) {
    result: savePromotion(input: $input) {
      __typename
      ... on SavePromotionSuccess {
        promotion {
          name
          state
          ...PromotionForm_promotion
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const KINDS = [
  'PERCENT_ORDER',
  'AMOUNT_ORDER',
  'PERCENT_ITEM',
  'AMOUNT_ITEM',
  'FREE_ITEM',
  'SHIPPING',
] as const;

type PromotionFormProps = {
  /** Null for a new one. */
  promotion: PromotionForm_promotion$key | null;
  query: PromotionForm_query$key;
};

/** All fields of a coupon or promotion. Fields of other kinds are hidden. */
export function PromotionForm({ promotion: key, query }: PromotionFormProps) {
  const { t } = useTranslation('promotions');
  const { saved } = useOperationToasts();
  const can = useCan();
  const navigate = useNavigate();
  const promotion = useFragment(promotionFragment, key);
  const facts = useFragment(queryFragment, query);
  const known = useMemo(() => promotionValues(promotion ?? null), [promotion]);
  const form = useForm<PromotionValues>({ defaultValues: known });
  const { merge, sends } = useSharedRecord(form, known);
  const [commit, isSaving] = useResultMutation<PromotionFormMutation>(mutation);
  const keyOf = useRef(idempotencyKeys());
  const { isCoupon, kind } = form.watch();
  const isAmount = kind === 'AMOUNT_ORDER' || kind === 'AMOUNT_ITEM';
  const mayChange = can(CONFIGURATION_SETTINGS);

  async function handleSave(values: PromotionValues) {
    const version = promotion ? { id: promotion.id, version: promotion.version } : {};
    const request = { ...version, ...promotionInput(values) };
    const outcome = await commit({ input: { ...request, idempotencyKey: keyOf.current(request) } });
    if (!outcome.ok) return outcome.failure;
    saved(outcome.success.promotion.name);
    if (!promotion) void navigate(links.promotions());
    return null;
  }

  return (
    <ValuesForm form={form} onSend={sends(handleSave)} routeNamespace="promotions" gap="5" maxW="3xl">
      <SharedChanges {...merge} />
      <fieldset disabled={!mayChange}>
        <Stack gap="5">
          <DetailPanel title={t('form.what')}>
            <Stack gap="4">
              {promotion && (
                <Text color="fg.muted" textStyle="sm">
                  {t('form.uses', { count: promotion.uses })}
                </Text>
              )}
              <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
                <TextField
                  name="nameEn"
                  label={t('form.nameEn')}
                  required
                  maxLength={PROMOTION_TEXT_LENGTHS.name}
                />
                <TextField
                  name="nameFr"
                  label={t('form.nameFr')}
                  required
                  maxLength={PROMOTION_TEXT_LENGTHS.name}
                />
              </SimpleGrid>
              <CheckboxField name="isActive" label={t('form.isActive')} />
              <CheckboxField name="isCoupon" label={t('form.isCoupon')} />
              {isCoupon && (
                <TextField
                  name="code"
                  label={t('form.code')}
                  hint={t('form.codeHint')}
                  required
                  autoCapitalize="characters"
                  maxLength={PROMOTION_TEXT_LENGTHS.code}
                />
              )}
              <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
                <SelectField
                  name="kind"
                  label={t('form.kind')}
                  required
                  options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
                />
                {kind === 'FREE_ITEM' ? (
                  <TextField
                    name="freeItemCodes"
                    label={t('form.freeItems')}
                    hint={t('form.codesHint')}
                    required
                  />
                ) : (
                  <AmountField
                    name="value"
                    kind={isAmount ? 'AMOUNT' : 'PERCENT'}
                    label={
                      isAmount
                        ? t('form.amount', { currency: facts.companyDetails.currency })
                        : t('form.percent')
                    }
                    required
                  />
                )}
              </SimpleGrid>
            </Stack>
          </DetailPanel>
          <DetailPanel title={t('form.limits')}>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <TextField name="startsOn" type="date" label={t('form.startsOn')} />
              <TextField name="endsOn" type="date" label={t('form.endsOn')} />
              <TextField name="totalLimit" {...WHOLE_NUMBER} min={1} label={t('form.totalLimit')} />
              <TextField name="customerLimit" {...WHOLE_NUMBER} min={1} label={t('form.customerLimit')} />
              <AmountField
                name="minSubTotal"
                label={t('form.minSubTotal', { currency: facts.companyDetails.currency })}
              />
            </SimpleGrid>
          </DetailPanel>
          <PromotionTargets query={facts} isGift={kind === 'FREE_ITEM'} />
        </Stack>
      </fieldset>
      {mayChange && (
        <Flex justify="flex-end">
          <Button type="submit" loading={isSaving} disabled={!form.formState.isDirty}>
            {t('form.save')}
          </Button>
        </Flex>
      )}
    </ValuesForm>
  );
}
