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
    this.props.router.history.subscribe(() => location.reload());
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
export function holdAttributes(): () => void {
  const held = [document.documentElement, document.body].map((element) => ({
    element,
    attributes: [...element.attributes].map(({ name, value }) => ({ name, value })),
  }));
  return () => {
    for (const { element, attributes } of held)
      for (const { name, value } of attributes) if (!element.hasAttribute(name)) element.setAttribute(name, value);
  };
}
