import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SelectOption } from '../../../lib/forms/SelectField.tsx';
import { ChoiceTiles } from '../../../ui/fields/ChoiceTiles.tsx';
import type { EstimateValues } from '../_lib/estimate-values.ts';
import type { EstimatedPiece } from '../_lib/useEstimatedPiece.ts';
import type { EstimatePrice } from '../_lib/useEstimatePrice.ts';
import type { ContentFields_data$key } from './__generated__/ContentFields_data.graphql.ts';
import { DesignFields } from './DesignFields.tsx';
import { PieceFields } from './PieceFields.tsx';

const fragment = graphql`
  fragment ContentFields_data on EstimateData {
    offersFreeDesigns
    ...DesignFields_data
  }
`;

type ContentFieldsProps = {
  form: UseFormReturn<EstimateValues>;
  data: ContentFields_data$key;
  piece: EstimatedPiece | null;
  limits: EstimatePrice | null;
  priorities: readonly SelectOption[];
  isReadOnly: boolean;
};

/** The content of an estimate: a catalogue piece, or a design if these are offered. */
export function ContentFields({
  form,
  data: key,
  piece,
  limits,
  priorities,
  isReadOnly,
}: ContentFieldsProps) {
  const { t } = useTranslation('estimates');
  const data = useFragment(fragment, key);
  const kind = form.watch('kind');
  return (
    <>
      {data.offersFreeDesigns && (
        <ChoiceTiles
          legend={t('form.kind')}
          choices={[
            { value: 'PIECE', label: t('kind.PIECE') },
            { value: 'DESIGN', label: t('kind.DESIGN') },
          ]}
          value={kind}
          disabled={isReadOnly}
          onChange={(chosen) =>
            form.setValue('kind', chosen === 'DESIGN' ? 'DESIGN' : 'PIECE', { shouldDirty: true })
          }
        />
      )}
      {kind === 'DESIGN' ? (
        <DesignFields
          form={form}
          data={data}
          priorities={priorities}
          limits={limits}
          isReadOnly={isReadOnly}
        />
      ) : (
        <PieceFields form={form} piece={piece} priorities={priorities} />
      )}
    </>
  );
}
