import { Skeleton, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { attributesToChoose, type OfferedAttribute, type Piece } from '../configuration.ts';
import { useChoiceField } from '../useChoiceField.ts';
import { attributeField, useChoices } from '../useChoices.ts';
import { MetalField } from './MetalField.tsx';
import { OptionField } from './OptionField.tsx';
import { SizeField } from './SizeField.tsx';

const EngravingField = lazy(async () => ({
  default: (await import('../engraving/EngravingField.tsx')).EngravingField,
}));
const NumberField = lazy(async () => ({ default: (await import('./NumberField.tsx')).NumberField }));

type ChoicesProps = {
  piece: Piece;
  /** Ids of attributes marked as missing. */
  missing: readonly number[];
};

/** The choices for a piece, in the usual order: metal, then the attributes in catalogue order. */
export function Choices({ piece, missing }: ChoicesProps) {
  const { chosen } = useChoices();
  return (
    <Stack gap="6">
      {piece.alloys.length > 0 && <MetalField piece={piece} />}
      {attributesToChoose(piece, chosen).map((offered) => {
        const id = offered.attribute.databaseId;
        return <Choice key={id} piece={piece} offered={offered} isMissing={missing.includes(id)} />;
      })}
    </Stack>
  );
}

type ChoiceProps = { piece: Piece; offered: OfferedAttribute; isMissing: boolean };

function Choice({ piece, offered, isMissing }: ChoiceProps) {
  const { t } = useTranslation('configuration');
  const { kind, name, databaseId } = offered.attribute;
  const refused = useChoiceField(attributeField(databaseId), name);
  const field = isMissing ? { ...refused, error: t('missing', { name }) } : refused;
  switch (kind) {
    case 'SIZE':
      return piece.sizeRange && <SizeField piece={piece} offered={offered} field={field} />;
    case 'NUMBER':
      return (
        <Suspense fallback={<Skeleton height="20" />}>
          <NumberField offered={offered} field={field} />
        </Suspense>
      );
    case 'TEXT':
      return (
        <Suspense fallback={<Skeleton height="20" />}>
          <EngravingField piece={piece} offered={offered} field={field} />
        </Suspense>
      );
    default:
      return offered.options.length > 0 && <OptionField offered={offered} field={field} />;
  }
}
