import { Skeleton, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedAttribute, Piece } from '../_lib/configuration.ts';
import { EngravingField } from './EngravingField.tsx';
import { MetalField } from './MetalField.tsx';
import { OptionField } from './OptionField.tsx';
import { SizeField } from './SizeField.tsx';

const NumberField = lazy(async () => ({ default: (await import('./NumberField.tsx')).NumberField }));

type ChoicesProps = {
  piece: Piece;
  /** Ids of attributes whose missing choice is pointed out. */
  missing: readonly number[];
};

/** What can be chosen, in the order a jeweller asks: metal, then the attributes in the order of the catalogue. */
export function Choices({ piece, missing }: ChoicesProps) {
  const { t } = useTranslation('product');
  return (
    <Stack gap="6">
      {piece.alloys.length > 0 && <MetalField piece={piece} />}
      {piece.attributes.map((offered) => {
        const id = offered.attribute.databaseId;
        const error = missing.includes(id) ? t('missing', { name: offered.attribute.name }) : null;
        return <Choice key={id} piece={piece} offered={offered} error={error} />;
      })}
    </Stack>
  );
}

type ChoiceProps = { piece: Piece; offered: OfferedAttribute; error: string | null };

function Choice({ piece, offered, error }: ChoiceProps) {
  switch (offered.attribute.kind) {
    case 'SIZE':
      return piece.sizeRange && <SizeField piece={piece} offered={offered} error={error} />;
    case 'NUMBER':
      return (
        <Suspense fallback={<Skeleton height="20" />}>
          <NumberField offered={offered} error={error} />
        </Suspense>
      );
    case 'TEXT':
      return <EngravingField piece={piece} offered={offered} error={error} />;
    default:
      return offered.options.length > 0 && <OptionField offered={offered} error={error} />;
  }
}
