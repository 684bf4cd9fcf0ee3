import { Box, Button, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { amountOf } from '../../../lib/forms/typed-number.ts';
import { useDoneToasts } from '../../../lib/forms/useDoneToasts.ts';
import { useUnsavedWork } from '../../../lib/forms/useUnsavedWork.ts';
import { ValuesForm } from '../../../lib/forms/ValuesForm.tsx';
import { useSeesCost } from '../../../lib/session/useSeesCost.ts';
import { links } from '../../../links.ts';
import { SharedChanges } from '../../../merge/SharedChanges.tsx';
import { useSharedRecord } from '../../../merge/useSharedRecord.ts';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import { contentInput, type EstimateValues, unfinishedStone } from '../_lib/estimate-values.ts';
import { savedPrice } from '../_lib/saved-price.ts';
import { savedValues } from '../_lib/saved-values.ts';
import { useEstimatedPiece } from '../_lib/useEstimatedPiece.ts';
import { useEstimatePictures } from '../_lib/useEstimatePictures.ts';
import { useEstimatePrice } from '../_lib/useEstimatePrice.ts';
import { useSaveEstimate } from '../_lib/useSaveEstimate.ts';
import type { EstimateForm_data$key } from './__generated__/EstimateForm_data.graphql.ts';
import type { EstimateForm_estimate$key } from './__generated__/EstimateForm_estimate.graphql.ts';
import { EstimatePricePanel } from './EstimatePricePanel.tsx';
import { SaveBar } from './SaveBar.tsx';

const ContentFields = lazy(async () => ({
  default: (await import('./ContentFields.tsx')).ContentFields,
}));
const EstimateTexts = lazy(async () => ({
  default: (await import('./EstimateTexts.tsx')).EstimateTexts,
}));
const MetalPrices = lazy(async () => ({ default: (await import('./MetalPrices.tsx')).MetalPrices }));
const EstimatePictures = lazy(async () => ({
  default: (await import('./EstimatePictures.tsx')).EstimatePictures,
}));

const dataFragment = graphql`
  fragment EstimateForm_data on EstimateData {
    priorities {
      databaseId
      name
    }
    ...ContentFields_data
  }
`;

const fragment = graphql`
  fragment EstimateForm_estimate on Estimate @no_inline {
    id
    number
    version
    allowedActions
    ...savedPrice_estimate
    pictures {
      fileId
      thumbnailUrl
    }
    ...savedValues_estimate
  }
`;

const Body = chakra('fieldset', { base: { minW: '0', display: 'contents' } });
const Aside = chakra('div', {
  base: { alignSelf: 'start', position: { lg: 'sticky' }, top: { lg: '20' }, minW: '0' },
});

type EstimateFormProps = {
  data: EstimateForm_data$key;
  /** Null for a new one. */
  estimate: EstimateForm_estimate$key | null;
  /** Called with whether it has unsaved changes. */
  onTyped?: (isTyped: boolean) => void;
};

/** Form of an estimate with a live price, saved as a whole. Read-only for shared estimates. */
export function EstimateForm({ data: dataKey, estimate: key, onTyped }: EstimateFormProps) {
  const { t } = useTranslation('estimates');
  const { date } = useFormat();
  const toasts = useDoneToasts();
  const navigate = useNavigate();
  const seesCost = useSeesCost();
  const data = useFragment(dataFragment, dataKey);
  const estimate = useFragment(fragment, key);
  const priorities = data.priorities.map(({ databaseId, name }) => ({
    value: String(databaseId),
    label: name,
  }));
  const standard = priorities[0]?.value ?? '';
  const saved = useMemo(() => savedValues(estimate, standard), [estimate, standard]);
  const form = useForm<EstimateValues>({ defaultValues: saved });
  const { merge, sends } = useSharedRecord(form, saved);
  const values = form.watch();
  const piece = useEstimatedPiece(values.kind === 'PIECE' ? values.configuration.itemTypeId : '');
  const pictures = useEstimatePictures(estimate?.pictures);
  /** Number of a new estimate, set after saving. */
  const [made, setMade] = useState<string | null>(null);
  useUnsavedWork(pictures.isChanged && made === null);
  useEffect(() => {
    if (made !== null) void navigate(links.estimate(made));
  }, [made, navigate]);
  const isReadOnly = estimate !== null && estimate !== undefined && !estimate.allowedActions.includes('EDIT');
  const quantity = Number(values.quantity) || 1;
  const content = contentInput(values, piece);
  const hasOpenStone = values.kind === 'DESIGN' && unfinishedStone(values.design.stones) !== null;
  const missing = content !== null ? null : hasOpenStone ? 'stones' : 'content';
  const price = useEstimatePrice(content && { ...content, quantity, estimateId: estimate?.id ?? null });
  const [save, isSaving] = useSaveEstimate();

  async function handleSave(sent: EstimateValues) {
    const fileIds = pictures.pictures.map(({ fileId }) => fileId);
    const outcome = await save(sent, { estimate: estimate ?? null, piece, fileIds });
    if (!outcome.ok) return outcome.failure;
    const { number, expiresAt } = outcome;
    toasts.saved(number, t('form.kept', { date: date(expiresAt) }));
    if (!estimate) setMade(number);
    return null;
  }

  const isTyped = form.formState.isDirty || pictures.isChanged;
  useEffect(() => onTyped?.(isTyped), [isTyped, onTyped]);

  const isDirty = !estimate || isTyped;
  const saveButton = !isReadOnly && (
    <Button
      type="submit"
      width={{ lg: 'full' }}
      px={{ base: '3', sm: '4' }}
      loading={isSaving}
      disabled={!isDirty || pictures.isUploading}
    >
      {t(estimate ? 'form.saveChanges' : 'form.save')}
    </Button>
  );
  return (
    <ValuesForm
      form={form}
      onSend={sends(handleSave)}
      routeNamespace="estimates"
      onPaste={pictures.handlePaste}
    >
      <SharedChanges {...merge} />
      <Body disabled={isReadOnly}>
        <SimpleGrid columns={{ base: 1, lg: 3 }} gap="4">
          <Stack gap="4" gridColumn={{ lg: 'span 2' }} minW="0">
            <DetailPanel title={t('form.what')}>
              <Suspense fallback={<LinesSkeleton lines={8} />}>
                <ContentFields
                  form={form}
                  data={data}
                  piece={piece}
                  limits={price.price}
                  priorities={priorities}
                  isReadOnly={isReadOnly}
                />
              </Suspense>
            </DetailPanel>
            <Suspense>
              <EstimatePictures state={pictures} isReadOnly={isReadOnly} />
            </Suspense>
            <Suspense fallback={<LinesSkeleton lines={8} />}>
              <EstimateTexts calculated={price.price?.price ?? null} />
            </Suspense>
          </Stack>
          <Aside>
            <Stack gap="4">
              <EstimatePricePanel
                state={price}
                quantity={quantity}
                missing={missing}
                saved={isTyped ? null : savedPrice(estimate)}
                ownPrice={amountOf(values.ownPrice)}
              />
              <Box hideBelow="lg">{saveButton}</Box>
              {seesCost && (
                <Suspense>
                  <MetalPrices page={estimate ? 'EDIT' : 'CREATE'} />
                </Suspense>
              )}
            </Stack>
          </Aside>
        </SimpleGrid>
        <SaveBar
          price={content && (price.price?.price ?? null)}
          saved={isTyped ? null : savedPrice(estimate)}
          ownPrice={amountOf(values.ownPrice)}
          quantity={quantity}
          isPending={price.isPending}
        >
          {saveButton}
        </SaveBar>
      </Body>
    </ValuesForm>
  );
}
