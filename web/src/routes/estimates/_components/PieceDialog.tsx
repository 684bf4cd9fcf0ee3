import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { RemoteCombobox } from '../../../ui/fields/RemoteCombobox.tsx';
import type { PieceDialogQuery } from './__generated__/PieceDialogQuery.graphql.ts';

const query = graphql`
  query PieceDialogQuery($search: String) {
    products(filter: { search: $search }, first: 20) {
      edges {
        node {
          databaseId
          code
          name
        }
      }
    }
  }
`;

type PieceDialogProps = { onPick: (itemTypeId: number) => void; onClose: () => void };

/** Search over the pieces of the catalogue. */
export function PieceDialog({ onPick, onClose }: PieceDialogProps) {
  const { t } = useTranslation('estimates');
  const [text, setText] = useState('');
  const search = text.trim() || null;
  const { data, error, isPending } = useDebouncedQuery<PieceDialogQuery>(query, { search });
  const options = data?.products.edges.map(({ node: { databaseId, name, code } }) => ({
    key: String(databaseId),
    title: name,
    detail: code,
  }));
  return (
    <ModalDialog isOpen onClose={onClose} title={t('piece.choose')} size="md">
      <RemoteCombobox
        label={t('piece.search')}
        text={text}
        onText={setText}
        options={options ?? null}
        isPending={isPending}
        hasFailed={error !== null}
        emptyText={t('piece.none')}
        onPick={(key) => onPick(Number(key))}
      />
    </ModalDialog>
  );
}
