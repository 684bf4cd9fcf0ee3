/**
 * The hosted card fields. They run in a frame of the sandbox, so that no card number reaches the embedding page. They
 * exchange messages `card-fields:*` with that page only (`origin` in their URL).
 */
const settings = new URLSearchParams(location.search);
const parentOrigin = settings.get('origin') ?? '';
const form = document.querySelector('form');
const field = (name) => form.elements.namedItem(name);

const BRANDS = [
  ['VISA', /^4/],
  ['MASTERCARD', /^(5[1-5]|2[2-7])/],
  ['AMEX', /^3[47]/],
  ['DISCOVER', /^6(011|4[4-9]|5)/],
];

function notifyParent(message) {
  parent.postMessage(message, parentOrigin);
}

function digits(name) {
  return field(name).value.replace(/\D/g, '');
}

function brandOf(number) {
  return BRANDS.find(([, start]) => start.test(number))?.[0] ?? null;
}

/** Groups of four, as on the card; four, six and five on an American Express. */
function grouped(number) {
  const groups =
    brandOf(number) === 'AMEX' ? /^(\d{0,4})(\d{0,6})(\d{0,5})/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,7})/;
  return (number.match(groups) ?? []).slice(1).filter(Boolean).join(' ');
}

function showProblem(name) {
  for (const input of form.elements) {
    const isWrong = input.name === name;
    input.setAttribute('aria-invalid', String(isWrong));
    const note = document.getElementById(`${input.name}-problem`);
    if (note) note.hidden = !isWrong;
  }
  if (name) field(name).focus();
  sendHeight();
}

function sendHeight() {
  notifyParent({ type: 'card-fields:height', height: document.documentElement.offsetHeight });
}

const FIELD_OF_PROBLEM = { NUMBER: 'number', EXPIRY: 'month', CSC: 'csc', REFUSED: 'number' };

async function tokenize(name) {
  const response = await fetch('tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      gateway: settings.get('gateway'),
      number: digits('number'),
      expMonth: Number(field('month').value),
      expYear: Number(field('year').value),
      csc: digits('csc'),
      name: String(name ?? ''),
    }),
  });
  const answer = await response.json();
  if (response.ok) {
    showProblem(null);
    return { type: 'card-fields:token', ...answer };
  }
  showProblem(FIELD_OF_PROBLEM[answer.errors[0]?.code] ?? 'number');
  return { type: 'card-fields:problem', status: response.status, errors: answer.errors };
}

addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== parent || data?.type !== 'card-fields:tokenize') return;
  try {
    notifyParent(await tokenize(data.name));
  } catch {
    notifyParent({ type: 'card-fields:problem', status: 0, errors: [{ code: 'UNREACHABLE' }] });
  }
});

field('number').addEventListener('input', () => {
  const input = field('number');
  const isAtEnd = input.selectionStart === input.value.length;
  const number = digits('number').slice(0, 19);
  if (isAtEnd) input.value = grouped(number);
  notifyParent({ type: 'card-fields:brand', brand: brandOf(number) });
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  notifyParent({ type: 'card-fields:submit' });
});

addEventListener('resize', sendHeight);
document.fonts?.ready.then(sendHeight);
notifyParent({ type: 'card-fields:ready' });
sendHeight();
