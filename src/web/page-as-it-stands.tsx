import type { ReactNode } from 'react';
import { Component } from 'react';

interface Props {
  onFault: () => void;
  children: ReactNode;
}

/**
 * Leaves a page as the server sent it where rendering fails: its HTML and the typed values stay, and it becomes a page without
 * scripts, where links, forms and printing are the browser's own (docs/decisions/0096).
 */
export class PageAsItStands extends Component<Props, { parts?: [Element, ChildNode[]][] }> {
  constructor(props: Props) {
    super(props);
    this.state = {};
  }

  // Runs before React removes the page.
  static getDerivedStateFromError() {
    return { parts: [document.documentElement, document.body, document.head].map((part) => [part, [...part.childNodes]]) };
  }

  override componentDidCatch() {
    for (const [part, nodes] of this.state.parts ?? []) part.replaceChildren(...nodes);
    this.props.onFault();
  }

  override render() {
    return this.state.parts ? null : this.props.children;
  }
}
