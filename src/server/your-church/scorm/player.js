// Plays the training within a learning system (SCORM 1.2): tells what was answered, and reports the score to the system's API.
const mastery = 80;
const notRecorded = 'Nothing has recorded it: tell whoever leads the training.';

/** The API stands in a window around this one, or in the one that opened it or all of them, or around that. */
const findApi = () => apiAround(window) ?? apiAround(window.opener) ?? apiAround(window.top.opener);

function apiAround(from) {
  for (let place = from, depth = 0; place && depth < 10; place = place.parent, depth++) {
    const found = apiOf(place);
    if (found) return found;
    if (place.parent === place) return undefined;
  }
  return undefined;
}

/** A window of another origin tells nothing of itself; what stands around it may be of ours again. */
function apiOf(place) {
  try {
    return place.API;
  } catch {
    return undefined;
  }
}

// A system that doesn't begin records nothing.
const found = findApi();
const api = String(found?.LMSInitialize('')) === 'true' ? found : undefined;
const forms = [...document.querySelectorAll('form')];
const score = document.getElementById('score');
let right = 0;

let isPassed = api?.LMSGetValue('cmi.core.lesson_status') === 'passed';
if (!isPassed) api?.LMSSetValue('cmi.core.lesson_status', 'incomplete');

function report() {
  const percent = Math.floor((right / forms.length) * 100);
  isPassed ||= right * 100 >= forms.length * mastery;
  const told = isPassed ? 'You’ve passed.' : `You pass at ${mastery} percent.`;
  const recorded = isRecorded(percent) ? 'Your learning system has recorded it.' : notRecorded;
  score.textContent = `${right} of ${forms.length} right. ${told} ${recorded}`;
}

/** Whether the system took all of it; each call answers 'true' or 'false' as text. */
function isRecorded(percent) {
  const values = {
    'cmi.core.score.min': '0',
    'cmi.core.score.max': '100',
    'cmi.core.score.raw': String(percent),
    'cmi.core.lesson_status': isPassed ? 'passed' : 'incomplete',
  };
  const taken = Object.entries(values).map(([name, value]) => String(api?.LMSSetValue(name, value)));
  return String(api?.LMSCommit('')) === 'true' && taken.every((answer) => answer === 'true');
}

for (const form of forms) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = form.querySelector('input:checked');
    if (!chosen) return;
    const isRight = chosen.hasAttribute('data-right');
    const told = form.querySelector('[role=status]');
    told.textContent = `${isRight ? 'Yes.' : 'Not that one.'} ${chosen.dataset.why} Your policy says: “${form.dataset.clause}”`;
    told.className = isRight ? 'right' : 'wrong';
    form.classList.toggle('done', isRight);
    right = forms.filter((one) => one.classList.contains('done')).length;
    report();
  });
}

addEventListener('pagehide', () => api?.LMSFinish(''), { once: true });
