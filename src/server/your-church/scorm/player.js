// Player of the training within a learning system (SCORM 1.2): judges the answers, and reports the score to the system's API.
const mastery = 80;
const notRecorded = 'Nothing has recorded it: tell whoever leads the training.';

/** Finds the API in this window or a parent of it, or in the opener of this or the top window, or a parent of that. */
const findApi = () => apiAround(window) ?? apiAround(window.opener) ?? apiAround(window.top.opener);

function apiAround(from) {
  for (let place = from, depth = 0; place && depth < 10; place = place.parent, depth++) {
    const found = apiOf(place);
    if (found) return found;
    if (place.parent === place) return undefined;
  }
  return undefined;
}

/** Reads the API of a window; one of another origin reveals nothing, though its parents may be of ours again. */
function apiOf(place) {
  try {
    return place.API;
  } catch {
    return undefined;
  }
}

// Records nothing with a system that doesn't begin.
const found = findApi();
const api = String(found?.LMSInitialize('')) === 'true' ? found : undefined;
const { mark } = document.body.dataset;
const forms = [...document.querySelectorAll('form')];
const score = document.getElementById('score');

let isPassed = api?.LMSGetValue('cmi.core.lesson_status') === 'passed';
if (!isPassed) api?.LMSSetValue('cmi.core.lesson_status', 'incomplete');
// Asks the system to keep the answers, which it may drop unless somebody is expected to come back.
api?.LMSSetValue('cmi.core.exit', 'suspend');
/** Best score in percent: an earlier one counts, whatever is answered now. */
let best = Number(api?.LMSGetValue('cmi.core.score.raw')) || 0;

const chosenIn = (form) => form.querySelector('input:checked');
const rightForms = () => forms.filter((form) => form.classList.contains('done'));

/** Shows whether the chosen answer is right, and why. */
function judge(form) {
  const chosen = chosenIn(form);
  const isRight = chosen.hasAttribute('data-right');
  const told = form.querySelector('[role=status]');
  told.textContent = `${isRight ? 'Yes.' : 'Not that one.'} ${chosen.dataset.why} Your policy says: “${form.dataset.clause}”`;
  told.className = isRight ? 'right' : 'wrong';
  form.dataset.given = chosen.value;
  form.classList.toggle('done', isRight);
}

/** Packs the answers in fewer than 50 characters, of SCORM 1.2's 4,096: the place of each situation's answer, or '-'. */
const suspendData = () => `${mark} ${forms.map((form) => form.dataset.given ?? '-').join('')}`;

/** Restores the answers of the last time; a package of another version starts again. */
function resume() {
  const [version, places = ''] = String(api?.LMSGetValue('cmi.suspend_data') ?? '').split(' ');
  if (version !== mark || places.length !== forms.length) return;
  for (const [at, form] of forms.entries()) {
    const input = form.querySelectorAll('input')[Number.parseInt(places[at], 10)];
    if (!input) continue;
    input.checked = true;
    judge(form);
  }
}

function sayScore(recorded = '') {
  const right = rightForms().length;
  const passing = isPassed ? 'You’ve passed.' : `You pass at ${mastery} percent.`;
  const former = best > percentOf(right) ? ` Your best so far, ${best} percent, counts.` : '';
  score.textContent = `${right} of ${forms.length} right. ${passing}${former}${recorded}`;
}

const percentOf = (right) => Math.floor((right / forms.length) * 100);

function report() {
  const right = rightForms().length;
  best = Math.max(best, percentOf(right));
  isPassed ||= right * 100 >= forms.length * mastery;
  api?.LMSSetValue('cmi.suspend_data', suspendData());
  sayScore(isRecorded() ? ' Your learning system has recorded it.' : ` ${notRecorded}`);
}

/** Checks whether the system stored all of it; each call answers 'true' or 'false' as text. */
function isRecorded() {
  const values = {
    'cmi.core.score.min': '0',
    'cmi.core.score.max': '100',
    'cmi.core.score.raw': String(best),
    'cmi.core.lesson_status': isPassed ? 'passed' : 'incomplete',
  };
  const taken = Object.entries(values).map(([name, value]) => String(api?.LMSSetValue(name, value)));
  return String(api?.LMSCommit('')) === 'true' && taken.every((answer) => answer === 'true');
}

for (const form of forms) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!chosenIn(form)) return;
    judge(form);
    report();
  });
}

resume();
if (isPassed || rightForms().length > 0) sayScore();

addEventListener('pagehide', () => api?.LMSFinish(''), { once: true });
