import { chakra, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { Link } from 'react-router';
import { Hint } from '../ui/actions/Hint.tsx';

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

/** A row beside the one that is open. */
export type Neighbour = { readonly to: string; readonly name: string };

type ListNeighboursProps = { previous: Neighbour | null; next: Neighbour | null };

/** The rows before and after the one that is open, in the list one came from. */
export function ListNeighbours({ previous, next }: ListNeighboursProps) {
  const { t } = useTranslation();
  const steps = [
    { key: 'previous', neighbour: previous, Icon: LuChevronLeft },
    { key: 'next', neighbour: next, Icon: LuChevronRight },
  ] as const;
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
          <Hint key={key} text={label}>
            <Step to={neighbour.to} aria-label={label}>
              <Icon aria-hidden />
            </Step>
          </Hint>
        );
      })}
    </HStack>
  );
}
