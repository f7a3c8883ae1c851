import type { AnyRouter } from '@tanstack/react-router';

// Recovery for a page whose script failed, or that React rendered again because the DOM had been changed: rare, so it is loaded
// on demand.

/** State of a page before hydration. */
export interface PageBefore {
  /** Shallow clones of root and body: their attributes hold the theme, a translator's language, an extension's mark. */
  holders: Node[];
  /** Every element with a name, form fields among them. */
  named: Iterable<Element>;
}

/** Notice above a page whose script has failed. */
const fault = 'A part of this page doesn’t answer here. You can read everything; links and forms work.';

/** Shows the notice. Any later navigation loads a document. */
function continueWithoutScript(router: AnyRouter): void {
  delete document.documentElement.dataset.scripted;
  const line = document.createElement('aside');
  line.className = 'site-banners';
  line.setAttribute('aria-label', 'Notice');
  line.append(Object.assign(document.createElement('p'), { className: 'wrap', textContent: fault }));
  document.getElementById('main')?.before(line);
  router.navigate = async ({ href }) => location.assign(href ?? location.href);
  addEventListener('popstate', () => location.reload());
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fields = 'input:not([type=hidden], [type=file]), select, textarea';

/**
 * Restores typed values, and the attributes of root and body, from before React rendered the page again.
 * @param failedRouter the router of a page whose script has failed: the page continues without it
 */
export function putBack({ holders, named }: PageBefore, failedRouter?: AnyRouter): void {
  putBackAttributes(holders as Element[]);
  if (failedRouter) continueWithoutScript(failedRouter);
  const newFields = [...document.querySelectorAll<Field>(fields)];
  for (const field of named as Iterable<Field>) {
    if (field.isConnected || !field.matches(fields)) continue;
    const isTwin = ({ name, value, type }: Field) =>
      name === field.name && type === field.type && (type !== 'radio' || value === field.value);
    const twin = newFields.find(isTwin);
    if (!twin) continue;
    newFields.splice(newFields.indexOf(twin), 1);
    const isChecked = 'checked' in field && 'checked' in twin && field.checked !== twin.checked;
    if (!isChecked && twin.value === field.value) continue;
    if (isChecked) (twin as HTMLInputElement).checked = (field as HTMLInputElement).checked;
    else twin.value = field.value;
    twin.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function putBackAttributes(holders: readonly Element[]): void {
  for (const [place, part] of [document.documentElement, document.body].entries())
    for (const { name, value } of holders[place]?.attributes ?? []) if (!part.hasAttribute(name)) part.setAttribute(name, value);
}
