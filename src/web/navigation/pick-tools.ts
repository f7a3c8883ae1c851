import type { AnyRouter } from '@tanstack/react-router';
import { deviceStore } from '#browser/device-store.ts';
import { addresses } from '#domain/addresses.ts';
import { countWords, mostCompared } from '#domain/comparison/picked-tools.ts';
import type { PickedTool } from '#domain/comparison/remembered-picks.ts';
import { pick, readPicks } from '#domain/comparison/remembered-picks.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { compareFormId } from '#ui/pick-box.tsx';

const pickStore = deviceStore<PickedTool[]>('picked-records', { read: readPicks, write: (picks) => JSON.stringify(picks) });

/**
 * Remembers selected tools on the device, and shows them in the checkboxes and the bar of every page. One listener instead of a
 * component per checkbox: a page of 120 tools hydrates plain ones (docs/decisions/0005).
 */
export function pickTools(router: AnyRouter): void {
  const form = document.getElementById(compareFormId);
  const bar = form?.parentElement;
  const [status, names] = form?.children ?? [];
  if (!bar || !status || !names) return;
  /** Message of the bar in place of the count, until the next change. */
  let message: string | undefined;

  const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[form=${compareFormId}]`)];
  const show = () => {
    const picks = pickStore.read().value;
    const words = message ?? countMessage(picks.length);
    const slugs = new Set(picks.map(({ slug }) => slug));
    for (const box of boxes()) {
      box.checked = slugs.has(box.value);
      box.toggleAttribute('data-full', picks.length === mostCompared && !box.checked);
    }
    bar.dataset.picked = String(picks.length);
    if (status.textContent !== words) status.textContent = words;
    if (names.childElementCount !== picks.length || picks.some(({ name }, place) => names.children[place]?.textContent !== name))
      names.replaceChildren(...picks.map(tagOf));
  };
  const change = (next: (picks: PickedTool[]) => PickedTool[]) => {
    message = undefined;
    pickStore.change(next);
  };
  const tagOf = (tool: PickedTool) => {
    const tag = document.createElement('button');
    tag.type = 'button';
    tag.className = 'filter-tag';
    tag.ariaLabel = `Leave out ${tool.name}`;
    tag.textContent = tool.name;
    tag.addEventListener('click', () => change((picks) => pick(picks, tool, false)));
    return tag;
  };

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.getAttribute('form') !== compareFormId) return;
    // Read before the change, which resets the checkbox to the stored state.
    const isPicked = target.checked;
    const before = pickStore.read().value.length;
    change((picks) => pick(picks, toolOf(target), isPicked));
    if (!isPicked || pickStore.read().value.length !== before) return;
    message = `${capitalized(countWords[mostCompared])} at most: remove one first`;
    show();
  });
  form?.addEventListener('reset', () => change(() => []));
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    router.navigate({ href: addresses.compare(pickStore.read().value.map(({ slug }) => slug)) });
  });
  pickStore.subscribe(show);
  // Store selections from before this script, which exist only in the checkboxes.
  for (const box of boxes()) if (box.checked) change((picks) => pick(picks, toolOf(box), true));
  const main = document.getElementById('main');
  if (main) new MutationObserver(() => show()).observe(main, { childList: true, subtree: true });
  show();
}

const toolOf = ({ value, dataset }: HTMLInputElement): PickedTool => ({ slug: value, name: dataset.name ?? value });

const countMessage = (count: number) => (count === 1 ? '1 picked. Pick one more' : `${count} picked`);
