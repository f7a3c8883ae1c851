// Plays the training within a learning system (SCORM 1.2): tells what was answered, and reports the score to the system's API.
const mastery = 80;

/** The API stands in a window around this one, or in the one that opened it. */
function findApi(from) {
  for (let place = from, depth = 0; depth < 10; place = place.parent, depth++) {
    if (place.API) return place.API;
    if (place.parent === place) break;
  }
  return from.opener ? findApi(from.opener) : undefined;
}

const api = findApi(window);
const forms = [...document.querySelectorAll('form')];
const score = document.getElementById('score');
let right = 0;

api?.LMSInitialize('');
let isPassed = api?.LMSGetValue('cmi.core.lesson_status') === 'passed';
if (!isPassed) api?.LMSSetValue('cmi.core.lesson_status', 'incomplete');

function report() {
  const percent = Math.floor((right / forms.length) * 100);
  isPassed ||= right * 100 >= forms.length * mastery;
  score.textContent = `${right} of ${forms.length} right. ${isPassed ? 'You’ve passed.' : `You pass at ${mastery} percent.`}`;
  if (!api) return;
  api.LMSSetValue('cmi.core.score.min', '0');
  api.LMSSetValue('cmi.core.score.max', '100');
  api.LMSSetValue('cmi.core.score.raw', String(percent));
  api.LMSSetValue('cmi.core.lesson_status', isPassed ? 'passed' : 'incomplete');
  api.LMSCommit('');
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
