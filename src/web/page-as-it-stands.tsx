import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Component } from 'react';

/** What a visitor reads over a page whose script has failed. */
const fault = 'A part of this page doesn’t answer here. You can read everything; links and forms work.';

let isFirst = true;

/** Whether the visitor is still on the page that the server wrote. */
export const isFirstPage = (): boolean => isFirst;

/** Follows when the visitor leaves the page that the server wrote, for another that the script draws. */
export function watchFirstPage(router: AnyRouter): void {
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    isFirst = false;
    stop();
  });
}

interface Props {
  router: AnyRouter;
  children: ReactNode;
}

/**
 * Leaves a page as it stands where drawing it fails: what the server wrote stays, with what was typed, and becomes a page without
 * scripts, where links, forms and printing are the browser's own. One line says so (docs/decisions/0096).
 */
export class PageAsItStands extends Component<Props, { putBack?: () => void }> {
  override state: { putBack?: () => void } = {};

  // Before React takes the page away.
  static getDerivedStateFromError() {
    return { putBack: holdPage() };
  }

  override componentDidCatch() {
    this.state.putBack?.();
    // Whatever still asks for another page gets it as a document.
    this.props.router.navigate = async ({ href }) => location.assign(href ?? location.href);
    addEventListener('popstate', () => location.reload());
  }

  override render() {
    return this.state.putBack ? null : this.props.children;
  }
}

/** @returns what puts the page back, the very same elements with what was typed into them */
function holdPage(): () => void {
  const root = document.documentElement;
  const parts = [document.head, document.body].map((part) => ({ part, nodes: [...part.childNodes] }));
  const attributes = holdAttributes();
  const [focused, left, top] = [document.activeElement, scrollX, scrollY];
  return () => {
    if (document.documentElement !== root) document.append(root);
    for (const { part, nodes } of parts) {
      if (part.parentNode !== root) root.append(part);
      part.replaceChildren(...nodes);
    }
    attributes();
    delete root.dataset.scripted;
    tellFault();
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
    scrollTo({ left, top, behavior: 'instant' });
  };
}

function tellFault(): void {
  const line = document.createElement('aside');
  line.className = 'site-banners';
  line.ariaLabel = 'Notice';
  line.append(Object.assign(document.createElement('p'), { className: 'wrap', textContent: fault }));
  document.getElementById('main')?.before(line);
}

/**
 * Notes what stands on the root and the body beyond what the page says: the theme, a translator's language, an extension's mark.
 * @returns what writes it again where React, drawing the page anew, took it away
 */
function holdAttributes(): () => void {
  const held = [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => ({ element, name, value })),
  );
  return () => {
    for (const { element, name, value } of held) if (!element.hasAttribute(name)) element.setAttribute(name, value);
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fieldsNow = () => [...document.querySelectorAll<Field>('input[name]:not([type=hidden]), select[name], textarea[name]')];

/**
 * Notes what a page has of its visitor before React takes it over: whoever wrote into it, as translators and extensions do, makes React
 * draw it anew.
 * @returns what puts back what was typed and what stands on the root, where that has happened
 */
export function holdVisitors(): () => void {
  const putBackAttributes = holdAttributes();
  const fields = fieldsNow();
  return () => {
    putBackAttributes();
    const anew = fieldsNow();
    for (const field of fields) {
      if (field.isConnected) continue;
      const twin = anew.find(
        ({ name, value, type }) => name === field.name && type === field.type && (type !== 'radio' || value === field.value),
      );
      if (!twin) continue;
      anew.splice(anew.indexOf(twin), 1);
      if (twin.value === field.value && !('checked' in field && field.checked)) continue;
      if ('checked' in field && 'checked' in twin) twin.checked = field.checked;
      if (field.type !== 'file') twin.value = field.value;
      twin.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
