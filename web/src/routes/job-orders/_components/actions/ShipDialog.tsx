import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOrNull } from '../../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { OptionList } from '../../../../ui/fields/OptionList.tsx';
import { DialogForm } from './DialogForm.tsx';
import type { JobRef } from './job-dialog.ts';
import { useTransition } from './useTransition.ts';

/** Ships a job: with a tracking number, or picked up by the customer. */
export function ShipDialog({ job, onClose }: { job: JobRef; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const [move, isMoving] = useTransition(job);
  const [way, setWay] = useState<'carrier' | 'pickup'>('carrier');
  const isPickup = way === 'pickup';
  return (
    <DialogForm
      jobNumber={job.number}
      title={t('ship.title', { number: job.number })}
      text={t('ship.text')}
      submitLabel={t('action.SHIP')}
      isBusy={isMoving}
      onSend={(data) =>
        move({ action: 'SHIP', trackingNumber: textOrNull(data, 'trackingNumber'), pickedUp: isPickup })
      }
      onClose={onClose}
    >
      <OptionList
        legend={t('ship.way')}
        options={[
          { value: 'carrier', label: t('ship.carrier') },
          { value: 'pickup', label: t('field.pickedUp') },
        ]}
        chosen={[way]}
        onChoose={setWay}
      />
      {!isPickup && (
        <TextField
          name="trackingNumber"
          label={t('field.trackingNumber')}
          required
          maxLength={JOB_TEXT_LENGTHS.trackingNumber}
        />
      )}
    </DialogForm>
  );
}
