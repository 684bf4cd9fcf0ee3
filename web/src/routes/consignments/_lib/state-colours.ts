/** Semantic colours of the states. */
export const STATE_COLOURS: Readonly<Record<string, string>> = {
  PACKED: 'blue',
  OUT: 'gold',
  RETURN_REQUESTED: 'orange',
  RETURNED: 'grey',
  SOLD: 'green',
  LOST: 'red',
  INVOICED: 'grey',
};
