import { graphql, useFragment } from 'react-relay/hooks';
import type { ConsignmentDialogs_consignment$key } from './__generated__/ConsignmentDialogs_consignment.graphql.ts';
import { DueDateDialog } from './DueDateDialog.tsx';
import { PiecesDialog } from './PiecesDialog.tsx';

const fragment = graphql`
  fragment ConsignmentDialogs_consignment on Consignment {
    ...DueDateDialog_consignment
    ...PiecesDialog_consignment
  }
`;

type ConsignmentDialogsProps = {
  consignment: ConsignmentDialogs_consignment$key;
  action: string;
  onClose: () => void;
};

/** The open dialog of a consignment. */
export function ConsignmentDialogs({ consignment: key, action, onClose }: ConsignmentDialogsProps) {
  const consignment = useFragment(fragment, key);
  if (action === 'CHANGE_DUE_DATE') return <DueDateDialog consignment={consignment} onClose={onClose} />;
  return <PiecesDialog consignment={consignment} action={action} onClose={onClose} />;
}
