import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { requestFailure } from '../../lib/forms/mutation-failure.ts';
import { useFailedReason } from '../../lib/forms/useFailedReason.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

export type ActionPreviewProps = {
  /** Namespace of the code texts. */
  namespace: string;
  isPending: boolean;
  error: Error | null;
  /** Called with whether the current preview is shown. The action is enabled only then. */
  onPreviewShown: (isPreviewShown: boolean) => void;
};

/** Preview of an action: loading, failed, or loaded. */
export function ActionPreview({
  namespace,
  isPending,
  error,
  onPreviewShown,
  children,
}: ActionPreviewProps & { children: ReactNode }) {
  const { t } = useTranslation();
  const failedReason = useFailedReason(namespace);
  const isPreviewShown = !isPending && error === null;
  useEffect(() => onPreviewShown(isPreviewShown), [onPreviewShown, isPreviewShown]);
  if (isPending) return <LinesSkeleton lines={3} />;
  if (error)
    return (
      <Notice tone="warning">
        {failedReason('loading', t('shell:error.thisPart'), requestFailure(error))}
      </Notice>
    );
  return children;
}
