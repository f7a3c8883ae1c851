import type { AnyRouter } from '@tanstack/react-router';
import { store, stored } from '#browser/storage.ts';
import { addresses } from '#domain/addresses.ts';
import { countWords, mostCompared } from '#domain/comparison/picked-tools.ts';
import type { PickedTool } from '#domain/comparison/remembered-picks.ts';
import { pick, readPicks } from '#domain/comparison/remembered-picks.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { compareFormId } from '#ui/pick-box.tsx';

const storageKey = 'picked-records';

/**
 * Remembers on the device which tools are picked, and shows them in the boxes and the bar of every page. One listener instead
 * of a component per box: a page of 120 tools hydrates plain boxes (docs/decisions/0005).
 */
export function pickTools(router: AnyRouter): void {
  const form = document.getElementById(compareFormId);
  const bar = form?.parentElement;
  const [status, names] = form?.children ?? [];
  if (!bar || !status || !names) return;
  let picks = readPicks(stored('device', storageKey));

  const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[form=${compareFormId}]`)];
  const show = (told = toldOf(picks.length)) => {
    const slugs = new Set(picks.map(({ slug }) => slug));
    for (const box of boxes()) {
      box.checked = slugs.has(box.value);
      box.toggleAttribute('data-full', picks.length === mostCompared && !box.checked);
    }
    bar.dataset.picked = String(picks.length);
    if (status.textContent !== told) status.textContent = told;
    if (names.childElementCount !== picks.length || picks.some(({ name }, place) => names.children[place]?.textContent !== name))
      names.replaceChildren(...picks.map(tagOf));
  };
  const change = (next: PickedTool[], told?: string) => {
    picks = next;
    store('device', storageKey, JSON.stringify(picks));
    show(told);
  };
  const tagOf = (tool: PickedTool) => {
    const tag = document.createElement('button');
    tag.type = 'button';
    tag.className = 'filter-tag';
    tag.ariaLabel = `Leave out ${tool.name}`;
    tag.textContent = tool.name;
    tag.addEventListener('click', () => change(pick(picks, tool, false)));
    return tag;
  };

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.getAttribute('form') !== compareFormId) return;
    const next = pick(picks, { slug: target.value, name: target.dataset.name ?? target.value }, target.checked);
    const isFull = target.checked && next.length === picks.length;
    change(next, isFull ? `${capitalized(countWords[mostCompared])} at most: leave one out first` : undefined);
  });
  form?.addEventListener('reset', () => change([]));
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    router.navigate({ href: addresses.compare(picks.map(({ slug }) => slug)) });
  });
  // Another tab has picked.
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey) return;
    picks = readPicks(stored('device', storageKey));
    show();
  });
  // What was pressed before this script came stands in the boxes only.
  for (const { checked, value, dataset } of boxes())
    if (checked) picks = pick(picks, { slug: value, name: dataset.name ?? value }, true);
  const main = document.getElementById('main');
  if (main) new MutationObserver(() => show()).observe(main, { childList: true, subtree: true });
  show();
}

const toldOf = (count: number) => (count === 1 ? '1 picked. Pick one more' : `${count} picked`);
