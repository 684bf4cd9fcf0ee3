import { graphql, useFragment } from 'react-relay/hooks';
import { CardBoundary } from '../../../../ui/feedback/CardBoundary.tsx';
import { ProductColumns } from '../../_components/ProductColumns.tsx';
import { ProductGallery } from '../../_components/ProductGallery.tsx';
import { useConfigurationAddress } from '../../_lib/useConfigurationAddress.ts';
import type { CustomOrderForm_query$key } from './__generated__/CustomOrderForm_query.graphql.ts';
import type { CustomOrderPiece_product$key } from './__generated__/CustomOrderPiece_product.graphql.ts';
import { CustomOrderForm } from './CustomOrderForm.tsx';

const fragment = graphql`
  fragment CustomOrderPiece_product on ItemType {
    ...ProductGallery_product
    ...CustomOrderForm_product
  }
`;

type CustomOrderPieceProps = {
  product: CustomOrderPiece_product$key;
  query: CustomOrderForm_query$key;
  templateId: number | null;
};

/** A piece with its pictures and the custom order form. */
export function CustomOrderPiece({ product, query, templateId }: CustomOrderPieceProps) {
  const piece = useFragment(fragment, product);
  const { address } = useConfigurationAddress();
  return (
    <ProductColumns place="backoffice">
      <CardBoundary>
        <ProductGallery product={piece} address={address} />
      </CardBoundary>
      <CustomOrderForm product={piece} query={query} templateId={templateId} />
    </ProductColumns>
  );
}
