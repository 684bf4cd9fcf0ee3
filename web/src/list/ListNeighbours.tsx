import { chakra, HStack } from '@chakra-ui/react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { Link, useNavigate } from 'react-router';
import { lazyPart } from '../lib/i18n/lazy-part.ts';
import { LateHint } from '../ui/actions/LateHint.tsx';
import { isForPage } from './keys/page-keys.ts';
import { listTexts } from './list-texts.ts';

// The page uses the list texts only for this dialog.
const KeysDialog = lazyPart(async () => (await import('./keys/KeysDialog.tsx')).KeysDialog, listTexts);

const stepShape = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '8',
  _icon: { boxSize: '5' },
} as const;

const Step = chakra(Link, {
  base: { ...stepShape, borderRadius: 'l2', color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
});
const NoStep = chakra('span', { base: { ...stepShape, color: 'border.emphasized' } });

/** The previous or next row of the open one. */
type Neighbour = { readonly to: string; readonly name: string };

type ListNeighboursProps = { previous: Neighbour | null; next: Neighbour | null };

/** Keys for the neighbours, the same as in the list. */
const KEYS = { previous: 'k', next: 'j' } as const;

/** Links to the previous and next rows of the list that the user came from, also by keyboard. */
export function ListNeighbours({ previous, next }: ListNeighboursProps) {
  const { t } = useTranslation();
  const steps = [
    { key: 'previous', neighbour: previous, Icon: LuChevronLeft },
    { key: 'next', neighbour: next, Icon: LuChevronRight },
  ] as const;
  const navigate = useNavigate();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const before = previous?.to;
  const after = next?.to;

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (!isForPage(event)) return;
      const key = event.key.toLowerCase();
      const to = key === KEYS.next ? after : key === KEYS.previous ? before : undefined;
      if (to !== undefined) void navigate(to);
      if (key === '?') setIsHelpOpen(true);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [before, after, navigate]);

  return (
    <HStack as="nav" gap="0" aria-label={t('list.neighbours')}>
      {steps.map(({ key, neighbour, Icon }) => {
        if (!neighbour) {
          return (
            <NoStep key={key} aria-hidden>
              <Icon />
            </NoStep>
          );
        }
        const label = t(`list.${key}`, { name: neighbour.name });
        return (
          <LateHint key={key} text={label}>
            <Step to={neighbour.to} aria-label={label} aria-keyshortcuts={KEYS[key]}>
              <Icon aria-hidden />
            </Step>
          </LateHint>
        );
      })}
      <Suspense>
        {isHelpOpen && <KeysDialog of={['neighbours']} onClose={() => setIsHelpOpen(false)} />}
      </Suspense>
    </HStack>
  );
}
