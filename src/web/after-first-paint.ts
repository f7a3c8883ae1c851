import type { AnyRouteMatch, AnyRouter, Manifest } from '@tanstack/react-router';

// The pages can be read, followed and sent without their script. So its modules are asked for when the first of a page is to be
// seen, and not before: on a slow line they would share it with the styles and fonts, and on a slow phone their running would
// come before that paint (docs/decisions/0016).

// Starts the page's modules after the first paint, when the page has been read to its end. Only the server knows it: React
// leaves a script in the head alone that it did not write.
const startModules = `{
let left=2;
const go=()=>{
  if(--left)return;
  const script=document.querySelector('[data-modules]');
  if(!script)return;
  const [first,...needed]=script.dataset.modules.split(' ');
  for(const href of needed)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
  script.type='module';
  script.src=first;
};
addEventListener('DOMContentLoaded',go);
if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
  new PerformanceObserver((_,observer)=>{observer.disconnect();go()}).observe({type:'paint',buffered:true});
else requestAnimationFrame(go);
}`.replaceAll(/\n\s*/g, '');

/**
 * Lets a router that has loaded its page write the page's modules so that they wait for the first paint: the one that begins,
 * then those that it needs.
 */
export function holdModules(router: AnyRouter, { routes }: Manifest): void {
  const matches: AnyRouteMatch[] = router.stores.matches.get();
  const first = routes.__root__?.scripts?.[0]?.attrs?.src;
  const modules = new Set([first, ...matches.flatMap(({ routeId }) => routes[routeId]?.preloads ?? [])]);
  const held = { attrs: { type: 'text/plain', 'data-modules': [...modules].join(' ') }, children: '' };
  router.ssr = { manifest: { routes: { __root__: { scripts: [held] } } } };
  const [root] = matches;
  if (root) root.headScripts = [...(root.headScripts ?? []), { children: startModules }];
}
