/** Narrows the list of calls while one types; without this script the platform does it when one presses Enter. */
const input = document.querySelector('#filter');
const count = document.querySelector('#count');
const rows = [...document.querySelectorAll('li[data-text]')];

function narrow() {
  const words = input.value.toLowerCase().split(/\s+/);
  let shown = 0;
  for (const row of rows) {
    row.hidden = !words.every((word) => row.dataset.text.includes(word));
    if (!row.hidden) shown++;
  }
  for (const area of document.querySelectorAll('section.area'))
    area.hidden = !area.querySelector('li[data-text]:not([hidden])');
  const introduction = document.querySelector('.introduction');
  if (introduction) introduction.hidden = input.value.trim() !== '';
  const found = shown === 1 ? 'One call' : `${shown} calls`;
  count.textContent = input.value.trim() ? `${found} for “${input.value.trim()}”` : found;
}

// A list that the platform has narrowed has not all calls to choose from; then Enter asks it again.
const isWhole = !new URLSearchParams(location.search).get('query');
if (count && isWhole) {
  input.addEventListener('input', narrow);
  input.form.addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('li[data-text]:not([hidden]) a')?.focus();
  });
  if (input.value) narrow();
}

addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    input.focus();
    input.select();
  }
  if (event.key === 'Escape' && event.target === input) {
    input.value = '';
    input.dispatchEvent(new Event('input'));
  }
});

// On a narrow page the list of areas would stand before everything else.
if (matchMedia('(max-width: 60rem)').matches) document.querySelector('.menu')?.removeAttribute('open');
