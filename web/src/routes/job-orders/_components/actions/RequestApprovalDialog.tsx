import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Money } from '../../../../ui/data/Money.tsx';
import { OptionList } from '../../../../ui/fields/OptionList.tsx';
import type { RequestApprovalDialog_job$key } from './__generated__/RequestApprovalDialog_job.graphql.ts';
import { DialogForm } from './DialogForm.tsx';
import { useTransition } from './useTransition.ts';

const fragment = graphql`
  fragment RequestApprovalDialog_job on JobOrder {
    id
    number
    version
    currency
    lineTotal
    services {
      status
      price
      serviceType {
        code
        name
      }
    }
  }
`;

type RequestApprovalDialogProps = {
  job: RequestApprovalDialog_job$key;
  action: 'REQUEST_APPROVAL' | 'CHANGE_ORDER';
  onClose: () => void;
};

/** Requests approval of proposed services, with their prices. */
export function RequestApprovalDialog({ job: key, action, onClose }: RequestApprovalDialogProps) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const [move, isMoving] = useTransition(job);
  const proposed = job.services.filter(({ status }) => status === 'PROPOSED');
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    proposed.map((each) => each.serviceType.code),
  );
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  return (
    <DialogForm
      jobNumber={job.number}
      title={`${t(`action.${action}`)} · ${job.number}`}
      text={t(`explain.${action}`)}
      submitLabel={t(`action.${action}`)}
      isBusy={isMoving}
      isDisabled={proposed.length > 0 && chosen.length === 0}
      onSend={() => move({ action, serviceTypeCodes: chosen })}
      onClose={onClose}
    >
      {proposed.length > 0 && (
        <OptionList
          legend={t('requestApproval.services')}
          isMultiple
          options={proposed.map(({ price, serviceType: { code, name } }) => ({
            value: code,
            label: (
              <span>
                {name}
                {job.lineTotal != null && (
                  <>
                    {' · '}
                    <Money amount={price} currency={job.currency} fallback={t('service.included')} />
                  </>
                )}
              </span>
            ),
          }))}
          chosen={chosen}
          onChoose={toggle}
        />
      )}
    </DialogForm>
  );
}
