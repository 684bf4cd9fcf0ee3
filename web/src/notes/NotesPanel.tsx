import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuEyeOff, LuUsers } from 'react-icons/lu';
import { DetailPanel } from '../ui/layout/DetailPanel.tsx';
import { NoteThread, type NoteThreadProps } from './NoteThread.tsx';

/**
 * Panel with the notes of one visibility. Internal notes have another background, and a text that the customer never
 * sees them.
 */
export function NotesPanel(props: NoteThreadProps) {
  const { t } = useTranslation('notes');
  const { visibility } = props;
  const isInternal = visibility === 'INTERNAL';
  const ground = isInternal ? ({ bg: 'gold.subtle', borderColor: 'border.gold' } as const) : {};
  return (
    <DetailPanel
      title={t(`title.${visibility}`)}
      action={
        <Badge variant="outline">
          {isInternal ? <LuEyeOff aria-hidden /> : <LuUsers aria-hidden />}
          {t(`readers.${visibility}`)}
        </Badge>
      }
      {...ground}
    >
      <NoteThread {...props} />
    </DetailPanel>
  );
}
