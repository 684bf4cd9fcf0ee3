/** Maximum lengths of the fields of an address, in characters. */
export const ADDRESS_LENGTHS = {
  label: 60,
  contactName: 100,
  company: 100,
  phone: 30,
  line1: 120,
  line2: 120,
  zip: 20,
  city: 80,
} as const;
