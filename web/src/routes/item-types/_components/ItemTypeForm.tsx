import { Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { ITEM_TYPE_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../../../lib/forms/ValuesForm.tsx';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { PRODUCT_CATEGORIES_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { SharedChanges } from '../../../merge/SharedChanges.tsx';
import { useSharedRecord } from '../../../merge/useSharedRecord.ts';
import { PRICING_MODES } from '../../../orders/pricing-modes.ts';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import { type ItemTypeValues, itemTypeInput, itemTypeValues } from '../_lib/item-type-values.ts';
import type { ItemTypeForm_product$key } from './__generated__/ItemTypeForm_product.graphql.ts';
import type { ItemTypeForm_query$key } from './__generated__/ItemTypeForm_query.graphql.ts';
import type { ItemTypeFormMutation } from './__generated__/ItemTypeFormMutation.graphql.ts';
import { CategoryTicks } from './CategoryTicks.tsx';

const productFragment = graphql`
  fragment ItemTypeForm_product on ItemType @no_inline {
    id
    version
    nameEn
    nameFr
    descriptionEn
    descriptionFr
    isActive
    isPartOnly
    isStock
    shownInCatalog
    pricingMode
    surfaceArea
    itemGroup {
      databaseId
    }
    allCategories {
      databaseId
      code
    }
  }
`;

const queryFragment = graphql`
  fragment ItemTypeForm_query on Query {
    itemGroups {
      databaseId
      name
    }
    allProductCategories {
      databaseId
      code
    }
    ...CategoryTicks_query
  }
`;

const mutation = graphql`
  mutation ItemTypeFormMutation($input: SaveItemTypeInput!) {
    result: saveItemType(input: $input) {
      __typename
      ... on SaveItemTypeSuccess {
        itemType {
          name
          allCategories {
            id
            name
          }
          ...ItemTypeFacts_product
          ...ItemTypeForm_product
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type ItemTypeFormProps = { product: ItemTypeForm_product$key; query: ItemTypeForm_query$key };

/** Editable data of an item type. */
export function ItemTypeForm({ product: key, query }: ItemTypeFormProps) {
  const { t } = useTranslation('item-types');
  const language = useLocale();
  const can = useCan();
  const toasts = useOperationToasts('item-types');
  const product = useFragment(productFragment, key);
  const facts = useFragment(queryFragment, query);
  const saved = useMemo(() => itemTypeValues(product, language), [product, language]);
  const form = useForm<ItemTypeValues>({ defaultValues: saved });
  const { merge, sends } = useSharedRecord(form, saved);
  const [commit, isSaving] = useResultMutation<ItemTypeFormMutation>(mutation);
  const keyOf = useRef(idempotencyKeys());
  const { isActive, shownInCatalog, isPartOnly } = form.watch();
  const mayChange = can(PRODUCT_CATEGORIES_EDIT);
  const { name: longestName, description: longestDescription } = ITEM_TYPE_TEXT_LENGTHS;

  async function handleSave(values: ItemTypeValues) {
    const { id, version, allCategories } = product;
    const request = { id, version, ...itemTypeInput(values, allCategories, facts.allProductCategories) };
    const outcome = await commit({ input: { ...request, idempotencyKey: keyOf.current(request) } });
    if (!outcome.ok) return outcome.failure;
    toasts.saved(outcome.success.itemType.name);
    return null;
  }

  return (
    <ValuesForm form={form} onSend={sends(handleSave)} routeNamespace="item-types" gap="5" maxW="3xl">
      <SharedChanges {...merge} />
      <fieldset disabled={!mayChange}>
        <Stack gap="5">
          <DetailPanel title={t('form.texts')}>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <TextField name="nameEn" label={t('form.nameEn')} required maxLength={longestName} />
              <TextField name="nameFr" label={t('form.nameFr')} required maxLength={longestName} />
              <TextAreaField
                name="descriptionEn"
                label={t('form.descriptionEn')}
                maxLength={longestDescription}
              />
              <TextAreaField
                name="descriptionFr"
                label={t('form.descriptionFr')}
                maxLength={longestDescription}
              />
            </SimpleGrid>
          </DetailPanel>
          <DetailPanel title={t('form.offer')}>
            <Stack gap="4">
              <CheckboxField name="isActive" label={t('form.isActive')} />
              <CheckboxField name="shownInCatalog" label={t('form.shownInCatalog')} />
              <CheckboxField name="isPartOnly" label={t('form.isPartOnly')} />
              <CheckboxField name="isStock" label={t('form.isStock')} />
              <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
                <SelectField
                  name="pricingMode"
                  label={t('form.pricingMode')}
                  required
                  options={PRICING_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
                />
                <SelectField
                  name="itemGroupId"
                  label={t('form.itemGroup')}
                  required
                  options={facts.itemGroups.map(({ databaseId, name }) => ({
                    value: String(databaseId),
                    label: name,
                  }))}
                />
                <AmountField
                  name="surfaceArea"
                  kind="AREA"
                  label={t('form.surfaceArea')}
                  hint={t('form.surfaceAreaHint')}
                />
              </SimpleGrid>
            </Stack>
          </DetailPanel>
          <CategoryTicks
            query={facts}
            currentCodes={product.allCategories.map(({ code }) => code)}
            isPartOnly={isPartOnly}
            isOffered={isActive && shownInCatalog}
          />
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
