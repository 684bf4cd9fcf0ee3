import { Text } from '@chakra-ui/react';
import { DateText } from '../../../../ui/DateText.tsx';
import { PromisedDay } from '../PromisedDay.tsx';

type PromisedDateProps = {
  /** Calendar day; null when nothing was promised. */
  promisedOn: string | null | undefined;
  urgency: string;
};

/** The promised day in a list: always the date, and below it in words where it is late or near. */
export function PromisedDate({ promisedOn, urgency }: PromisedDateProps) {
  if (!promisedOn) return <PromisedDay promisedOn={promisedOn} urgency={urgency} />;
  return (
    <>
      <DateText value={promisedOn} />
      {(urgency === 'LATE' || urgency === 'DUE_SOON') && (
        <Text as="span" display="block" textStyle="xs" whiteSpace="nowrap">
          <PromisedDay promisedOn={promisedOn} urgency={urgency} />
        </Text>
      )}
    </>
  );
}
