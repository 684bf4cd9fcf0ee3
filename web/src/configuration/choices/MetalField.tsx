import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '../../ui/fields/ChoiceTiles.tsx';
import { MetalSwatch } from '../../ui/fields/MetalSwatch.tsx';
import { chosenAlloy, type Piece } from '../configuration.ts';
import { useChoiceField } from '../useChoiceField.ts';
import { useChoices } from '../useChoices.ts';

/** The alloys of a piece. Pictures follow the choice. */
export function MetalField({ piece }: { piece: Piece }) {
  const { t } = useTranslation('configuration');
  const { chosen, chooseMetal } = useChoices();
  const field = useChoiceField('alloyId', t('metal'));
  return (
    <ChoiceTiles
      {...field}
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
