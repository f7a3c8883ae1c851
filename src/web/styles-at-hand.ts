/** Keeps the loader of the build from asking for style sheets again whose text came in the page: it looks for a link to each. */
export function knowStylesAtHand(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-href]'))
    for (const href of style.dataset.href?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { disabled: true, rel: 'stylesheet', href }));
}
