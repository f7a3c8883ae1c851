import type { ReactNode } from 'react';
import { Component } from 'react';

interface Props {
  onFault: () => void;
  children: ReactNode;
}

/**
 * Leaves a page as it stands where drawing it fails: what the server wrote stays, with what was typed, and becomes a page without
 * scripts, where links, forms and printing are the browser's own (docs/decisions/0096).
 */
export class PageAsItStands extends Component<Props, { parts?: [Element, ChildNode[]][] }> {
  constructor(props: Props) {
    super(props);
    this.state = {};
  }

  // Before React takes the page away.
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
