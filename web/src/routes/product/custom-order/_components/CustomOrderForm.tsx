import { Button, Skeleton, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router';
import { Choices } from '../../../../configuration/choices/Choices.tsx';
import { OwnMetalField, PartsOfSet, VariantChoices } from '../../../../configuration/choices/lazy-choices.ts';
import {
  configurationInput,
  invalidChoices,
  missingChoices,
  offerOf,
  unusableOfParts,
} from '../../../../configuration/configuration.ts';
import { CONFIGURATION_PATH, failureAtFields } from '../../../../configuration/field-path.ts';
import { ConfigurationContext } from '../../../../configuration/useChoices.ts';
import { useFormField } from '../../../../configuration/useFormField.ts';
import { usePrice } from '../../../../configuration/usePrice.ts';
import { Form } from '../../../../lib/forms/Form.tsx';
import { MAX_CUSTOM_ORDER_PICTURES } from '../../../../lib/forms/limits.ts';
import { useViewer } from '../../../../lib/session/useShell.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { addPastedFiles } from '../../../../upload/pictures/add-pasted-files.ts';
import { storedPictures } from '../../../../upload/pictures/picture-list.ts';
import { usePictureUploads } from '../../../../upload/pictures/usePictureUploads.ts';
import { ChoiceColumn } from '../../_components/ChoiceColumn.tsx';
import { PriceBar } from '../../_components/PriceBar.tsx';
import { useConfigurationAddress } from '../../_lib/useConfigurationAddress.ts';
import { draftKey, isEmptyDraft, keepDraft, readDraft } from '../_lib/draft.ts';
import { type CustomOrderInput, usePlaceCustomOrder } from '../_lib/usePlaceCustomOrder.ts';
import type { CustomOrderForm_product$key } from './__generated__/CustomOrderForm_product.graphql.ts';
import type { CustomOrderForm_query$key } from './__generated__/CustomOrderForm_query.graphql.ts';

// Below the fold, like pictures and texts.
const PriceFacts = lazy(async () => ({
  default: (await import('../../_components/PriceFacts.tsx')).PriceFacts,
}));

const PriceBreakdown = lazy(async () => ({
  default: (await import('../../_components/PriceBreakdown.tsx')).PriceBreakdown,
}));

const DeliveryFields = lazy(async () => ({
  default: (await import('../../_components/DeliveryFields.tsx')).DeliveryFields,
}));

// The last step is fetched on demand.
const ConfirmCustomOrder = lazy(async () => ({
  default: (await import('./ConfirmCustomOrder.tsx')).ConfirmCustomOrder,
}));

const ContactChoice = lazy(async () => ({
  default: (await import('../../../../contacts/ContactChoice.tsx')).ContactChoice,
}));

const CustomOrderPictures = lazy(async () => ({
  default: (await import('./CustomOrderPictures.tsx')).CustomOrderPictures,
}));

const CustomOrderTexts = lazy(async () => ({
  default: (await import('./CustomOrderTexts.tsx')).CustomOrderTexts,
}));

const productFragment = graphql`
  fragment CustomOrderForm_product on ItemType {
    ...configuration_piece
    databaseId
    name
    listPrice
    currency
    quoteRequired
    acceptsOwnMetal
    variants {
      id
    }
    ...VariantChoices_product
    subItems {
      quantity
      itemType {
        name
        ...configuration_piece
      }
    }
  }
`;

const queryFragment = graphql`
  fragment CustomOrderForm_query on Query {
    priorities {
      databaseId
      code
    }
    ...DeliveryFields_query
  }
`;

type CustomOrderFormProps = {
  product: CustomOrderForm_product$key;
  query: CustomOrderForm_query$key;
  templateId: number | null;
};

/** Form of a custom order. Drafts are stored in this browser until sent. */
export function CustomOrderForm({ product, query, templateId }: CustomOrderFormProps) {
  const { t } = useTranslation('custom-order');
  const piece = useFragment(productFragment, product);
  const data = useFragment(queryFragment, query);
  const viewer = useViewer();
  const key = draftKey(viewer?.user.databaseId ?? 0, viewer?.customer?.databaseId ?? null, piece.databaseId);
  const [kept] = useState(() => readDraft(key));
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const chosen = useConfigurationAddress();
  const { address } = chosen;
  const [texts, setTexts] = useState(kept.texts);
  const uploads = usePictureUploads(MAX_CUSTOM_ORDER_PICTURES, kept.pictures);
  const pictures = storedPictures(uploads.items);
  const [contactId, setContactId] = useState<number | null>(null);
  const [isPointedOut, setIsPointedOut] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const asQuote = useRef(false);
  const isSent = useRef(false);
  const [confirming, setConfirming] = useState<CustomOrderInput | null>(null);
  const [place, isPlacing] = usePlaceCustomOrder(() => {
    isSent.current = true;
    keepDraft(key, { search: '', texts: {}, pictures: [] });
  });

  const offer = offerOf(piece);
  const parts = piece.subItems.map(({ quantity, itemType }) => ({
    quantity,
    name: itemType.name,
    offer: offerOf(itemType),
  }));
  const configuration = configurationInput(offer, parts, data.priorities, address);
  const price = usePrice(configuration, address.quantity);
  const missing = missingChoices(offer, address);
  const unusable = [...missing, ...invalidChoices(offer, address), ...unusableOfParts(parts, offer, address)];
  const isOnRequest = piece.quoteRequired || price.price?.quoteRequired === true;

  useEffect(() => {
    // Without choices in the URL, the draft’s choices are restored.
    if (search === '' && kept.search !== '')
      void navigate(pathname + kept.search, { replace: true, preventScrollReset: true });
    // Runs only when the form opens. Later choices are in the URL.
  }, []);

  const draft = JSON.stringify({ search, texts, pictures });
  useEffect(() => {
    if (!isSent.current) keepDraft(key, JSON.parse(draft));
  }, [key, draft]);

  function pointOutMissing() {
    setIsPointedOut(true);
    const [first] = unusable;
    const field = choices.current?.querySelector<HTMLElement>(`[data-attribute="${first}"]`);
    field?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }

  async function handleSend() {
    const isQuote = asQuote.current || isOnRequest;
    asQuote.current = false;
    if (unusable.length > 0) {
      pointOutMissing();
      return null;
    }
    const order = {
      templateId,
      configuration,
      quantity: address.quantity,
      wantedBy: address.wantedBy,
      reference: texts['reference'] || null,
      poNumber: texts['poNumber'] || null,
      endCustomer: texts['endCustomer'] || null,
      note: texts['note'] || null,
      fileIds: pictures.map(({ fileId }) => fileId),
      contactId,
      asQuote: isQuote,
    };
    if (!isQuote) {
      setConfirming(order);
      return null;
    }
    const failure = await place(order);
    return failure && failureAtFields(failure, configuration, { offer, parts });
  }

  return (
    <>
      {confirming && (
        <Suspense>
          <ConfirmCustomOrder
            order={confirming}
            isBusy={isPlacing}
            onPlace={place}
            onClose={() => setConfirming(null)}
          />
        </Suspense>
      )}
      <Form
        routeNamespace="custom-order"
        isGuarded={false}
        onSend={handleSend}
        onPaste={(event) => void addPastedFiles(event, uploads.add)}
      >
        <ConfigurationContext value={{ ...chosen, path: CONFIGURATION_PATH, useField: useFormField }}>
          <ChoiceColumn ref={choices}>
            {!isEmptyDraft(kept) && <Notice tone="info">{t('draft')}</Notice>}
            {piece.variants.length > 0 && (
              <Suspense fallback={<Skeleton height="24" />}>
                <VariantChoices product={piece} piece={offer} />
              </Suspense>
            )}
            <Choices piece={offer} missing={isPointedOut ? missing : []} />
            <Suspense fallback={<Skeleton height="16" />}>
              {piece.acceptsOwnMetal && <OwnMetalField />}
              {parts.length > 0 && (
                <PartsOfSet main={offer} mainName={piece.name} parts={parts} isPointedOut={isPointedOut} />
              )}
            </Suspense>
            <Suspense fallback={<Skeleton height="80" />}>
              <DeliveryFields query={data} pieceName={piece.name} />
              <CustomOrderPictures uploads={uploads} />
              <CustomOrderTexts
                texts={texts}
                onChange={(field, text) => setTexts((before) => ({ ...before, [field]: text }))}
              />
              <ContactChoice
                customerId={viewer?.customer?.databaseId ?? null}
                contactId={contactId}
                onChange={setContactId}
              />
            </Suspense>
            {isOnRequest ? (
              <Notice tone="info">{t('willBeQuoted')}</Notice>
            ) : (
              <Stack gap="4">
                <Suspense fallback={<Skeleton height="16" />}>
                  <PriceFacts state={price} />
                </Suspense>
                {price.price && (
                  <Suspense>
                    <PriceBreakdown price={price.price} />
                  </Suspense>
                )}
              </Stack>
            )}
            <PriceBar
              state={price}
              quantity={address.quantity}
              isOnRequest={isOnRequest}
              listPrice={piece.listPrice}
              currency={piece.currency}
              action={
                <Button
                  type="submit"
                  size="lg"
                  px={{ base: '4', md: '6' }}
                  loading={isPlacing}
                  disabled={uploads.isUploading}
                >
                  {t(isOnRequest ? 'askForQuote' : 'confirm.open')}
                </Button>
              }
            />
            {!isOnRequest && (
              <Button
                type="submit"
                variant="outline"
                alignSelf="start"
                disabled={isPlacing || uploads.isUploading}
                onClick={() => {
                  asQuote.current = true;
                }}
              >
                {t('askInstead')}
              </Button>
            )}
          </ChoiceColumn>
        </ConfigurationContext>
      </Form>
    </>
  );
}
