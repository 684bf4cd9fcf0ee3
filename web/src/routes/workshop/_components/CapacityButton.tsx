import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSettings2 } from 'react-icons/lu';
import { CONFIGURATION_SETTINGS } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';

const CapacityDialog = lazy(async () => ({
  default: (await import('./CapacityDialog.tsx')).CapacityDialog,
}));

type CapacityButtonProps = {
  stage: { code: number; name: string };
  capacity: number | null;
  /** Called after the capacity was changed. */
  onSaved: () => void;
};

/** Opens the capacity form of a stage, for users who may change settings. */
export function CapacityButton({ stage, capacity, onSaved }: CapacityButtonProps) {
  const { t } = useTranslation('bench');
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  if (!can(CONFIGURATION_SETTINGS)) return null;
  return (
    <>
      <IconAction
        label={t('capacity.change', { stage: stage.name })}
        icon={<LuSettings2 aria-hidden />}
        size="2xs"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <CapacityDialog
            stage={stage}
            capacity={capacity}
            onClose={() => setIsOpen(false)}
            onSaved={() => {
              setIsOpen(false);
              onSaved();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
