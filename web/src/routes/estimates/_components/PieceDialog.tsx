import { useTranslation } from 'react-i18next';
import { PieceSearch } from '../../../pieces/PieceSearch.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';

type PieceDialogProps = { onPick: (itemTypeId: number) => void; onClose: () => void };

/** Search over the pieces of the catalogue. */
export function PieceDialog({ onPick, onClose }: PieceDialogProps) {
  const { t } = useTranslation('estimates');
  return (
    <ModalDialog isOpen onClose={onClose} title={t('piece.choose')} size="md">
      <PieceSearch
        label={t('piece.search')}
        emptyText={t('piece.none')}
        count={20}
        onPick={({ databaseId }) => onPick(databaseId)}
      />
    </ModalDialog>
  );
}
