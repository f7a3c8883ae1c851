/** Stops the build's loader from requesting style sheets that are inlined in the page: it looks for a link to each. */
export function markInlinedStylesLoaded(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-href]'))
    for (const href of style.dataset.href?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { disabled: true, rel: 'stylesheet', href }));
}
