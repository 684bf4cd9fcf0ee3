import { NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useVersionName } from '../useVersionName.ts';

type QuoteVersionsProps = {
  versions: readonly { readonly number: number; readonly isSent: boolean }[];
  /** Number of the shown version. */
  shown: number;
  onShow: (number: number) => void;
};

/** Selection of the shown version, newest first. */
export function QuoteVersions({ versions, shown, onShow }: QuoteVersionsProps) {
  const { t } = useTranslation('quotes');
  const versionName = useVersionName();
  if (versions.length < 2) return null;
  return (
    <NativeSelect.Root size="sm" w="auto">
      <NativeSelect.Field
        aria-label={t('lines.version')}
        value={shown}
        onChange={({ currentTarget }) => onShow(Number(currentTarget.value))}
      >
        {versions.toReversed().map((version) => (
          <option key={version.number} value={version.number}>
            {versionName(version)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
