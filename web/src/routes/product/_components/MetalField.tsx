import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '../../../ui/fields/ChoiceTiles.tsx';
import { MetalSwatch } from '../../../ui/fields/MetalSwatch.tsx';
import { chosenAlloy, type Piece } from '../_lib/configuration.ts';
import { useChoices } from '../_lib/useConfigurationAddress.ts';

/** The alloys a piece is made in; the pictures follow the choice. */
export function MetalField({ piece }: { piece: Piece }) {
  const { t } = useTranslation('product');
  const { chosen, chooseMetal } = useChoices();
  return (
    <ChoiceTiles
      legend={t('metal')}
      choices={piece.alloys.map(({ alloy }) => ({
        value: alloy.code,
        label: alloy.name,
        mark: <MetalSwatch colour={alloy.colour} />,
      }))}
      value={chosenAlloy(piece, chosen)?.alloy.code ?? null}
      onChange={chooseMetal}
    />
  );
}
