import { chakra, Text } from '@chakra-ui/react';

/** One thing to pick. */
export type Pick = { key: string; title: string; detail?: string; mark?: string };

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    maxH: '80',
    overflowY: 'auto',
    m: '-1',
    p: '1',
  },
});

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'full',
    minH: '11',
    px: '3',
    py: '1.5',
    textAlign: 'start',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _disabled: { cursor: 'default' },
    '&[aria-current]': { bg: 'gold.subtle' },
  },
});

type PickListProps = {
  /** Accessible name. */
  label: string;
  picks: readonly Pick[];
  currentKey?: string;
  isBusy?: boolean;
  onPick: (key: string) => void;
};

/** A short list of which one is picked by a click or Enter. */
export function PickList({ label, picks, currentKey, isBusy, onPick }: PickListProps) {
  return (
    <List aria-label={label}>
      {picks.map(({ key, title, detail, mark }) => (
        <li key={key}>
          <Choice
            type="button"
            disabled={isBusy}
            aria-current={key === currentKey ? 'true' : undefined}
            onClick={() => onPick(key)}
          >
            <span>
              <Text as="span" display="block" fontWeight="medium">
                {title}
              </Text>
              {detail && (
                <Text as="span" display="block" textStyle="xs" color="fg.muted">
                  {detail}
                </Text>
              )}
            </span>
            {mark && (
              <Text as="span" textStyle="xs" color="fg.gold">
                {mark}
              </Text>
            )}
          </Choice>
        </li>
      ))}
    </List>
  );
}
