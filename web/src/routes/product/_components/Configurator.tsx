import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Choices } from '../../../configuration/choices/Choices.tsx';
import { OwnMetalField, PartsOfSet, VariantChoices } from '../../../configuration/choices/lazy-choices.ts';
import {
  configurationInput,
  invalidChoices,
  missingChoices,
  offerOf,
  unusableOfParts,
} from '../../../configuration/configuration.ts';
import { ConfigurationContext } from '../../../configuration/useChoices.ts';
import { usePrice } from '../../../configuration/usePrice.ts';
import { WISHLIST_ADD } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useViewer } from '../../../lib/session/useShell.ts';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { WishAction } from '../../../wish-list/lazy-hearts.ts';
import { useConfigurationAddress } from '../_lib/useConfigurationAddress.ts';
import type { Configurator_product$key } from './__generated__/Configurator_product.graphql.ts';
import type { Configurator_query$key } from './__generated__/Configurator_query.graphql.ts';
import { ChoiceColumn } from './ChoiceColumn.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { OrderAction } from './OrderAction.tsx';
import { PriceBar } from './PriceBar.tsx';
import { PriceFacts } from './PriceFacts.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { QuoteAction } from './QuoteAction.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';

const PriceBreakdown = lazy(async () => ({
  default: (await import('./PriceBreakdown.tsx')).PriceBreakdown,
}));
const LeastPrice = lazy(async () => ({ default: (await import('./LeastPrice.tsx')).LeastPrice }));
const ExplainPiece = lazy(async () => ({ default: (await import('./ExplainPiece.tsx')).ExplainPiece }));

const productFragment = graphql`
  fragment Configurator_product on ItemType {
    ...ProductFacts_product
    ...configuration_piece
    id
    name
    listPrice
    currency
    quoteRequired
    acceptsOwnMetal
    isStock
    variants {
      id
    }
    listPriceVaries
    ...VariantChoices_product
    ...LeastPrice_product
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
  fragment Configurator_query on Query {
    priorities {
      databaseId
      code
    }
    ...DeliveryFields_query
  }
`;

type ConfiguratorProps = { product: Configurator_product$key; query: Configurator_query$key };

/** Configurator: metal, size, stones and finish, with a live price. */
export function Configurator({ product, query }: ConfiguratorProps) {
  const { t } = useTranslation('product');
  const piece = useFragment(productFragment, product);
  const offer = offerOf(piece);
  const parts = piece.subItems.map(({ quantity, itemType }) => ({
    quantity,
    name: itemType.name,
    offer: offerOf(itemType),
  }));
  const data = useFragment(queryFragment, query);
  const chosen = useConfigurationAddress();
  const { address } = chosen;
  const can = useCan();
  const hasCustomer = useViewer()?.customer != null;
  const configuration = configurationInput(offer, parts, data.priorities, address);
  const price = usePrice(configuration, address.quantity);
  const [isPointedOut, setIsPointedOut] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const missing = missingChoices(offer, address);
  const unusable = [...missing, ...invalidChoices(offer, address), ...unusableOfParts(parts, offer, address)];
  const isOnRequest = piece.quoteRequired || price.price?.quoteRequired === true;

  function pointOutMissing() {
    setIsPointedOut(true);
    const [first] = unusable;
    const field = choices.current?.querySelector<HTMLElement>(`[data-attribute="${first}"]`);
    field?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }

  const piecePlaced = {
    order: { configuration, quantity: address.quantity, wantedBy: address.wantedBy },
    isComplete: unusable.length === 0,
    onIncomplete: pointOutMissing,
  };

  return (
    <ConfigurationContext value={chosen}>
      <ChoiceColumn ref={choices}>
        {address.line !== null && (
          <Notice tone="info">
            {t('editing')} <AppLink to={links.cart()}>{t('backToCart')}</AppLink>
          </Notice>
        )}
        <WaitingNotice />
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
        <DeliveryFields query={data} pieceName={piece.name} />
        <PriceFacts state={price} ready={piece.isStock && t('about.stock')} />
        {piece.listPrice != null && piece.listPriceVaries && !isOnRequest && (
          <Suspense fallback={<Skeleton height="10" />}>
            <LeastPrice
              product={piece}
              piece={offer}
              parts={parts}
              standardPriority={data.priorities[0]?.code ?? null}
              {...chosen}
            />
          </Suspense>
        )}
        {price.price && (
          <Suspense>
            <PriceBreakdown price={price.price} />
          </Suspense>
        )}
        {price.price?.breakdown && price.price.unitPrice != null && (
          <Suspense>
            <ExplainPiece
              piece={offer}
              parts={parts}
              configuration={configuration}
              priority={address.priority}
              quantity={address.quantity}
            />
          </Suspense>
        )}
        <PriceBar
          state={price}
          quantity={address.quantity}
          isOnRequest={isOnRequest}
          listPrice={piece.listPrice}
          currency={piece.currency}
          action={
            isOnRequest ? (
              <QuoteAction pieceName={piece.name} isOnly {...piecePlaced} />
            ) : (
              <OrderAction line={address.line} {...piecePlaced} />
            )
          }
        />
        {!isOnRequest && address.line === null && (
          <QuoteAction pieceName={piece.name} isOnly={false} {...piecePlaced} />
        )}
        {can(WISHLIST_ADD) && hasCustomer && address.line === null && (
          <Suspense fallback={<Skeleton height="10" />}>
            <WishAction piece={piece} wish={piecePlaced.order} />
          </Suspense>
        )}
        <ProductFacts product={piece} price={price.price} />
      </ChoiceColumn>
    </ConfigurationContext>
  );
}
