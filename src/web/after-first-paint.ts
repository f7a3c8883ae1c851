// The pages can be read, followed and sent without their script. So its modules are asked for when the first of a page is to be
// seen, and not before: on a slow line they would share it with the styles and fonts, and on a slow phone their running would
// come before that paint (docs/decisions/0016).

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = /^<script type="module" async="" src="([^"]+)">/;

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

/** The page, with its modules waiting for the first paint: the one that begins, then those that it needs. */
export function holdModules(html: string): string {
  // The one stands in the head, the other at the end: what is between them, nearly all, is not searched.
  const headEnd = html.indexOf('</head>');
  const entryBegin = html.lastIndexOf('<script type="module"');
  const [head, body, tail] = [html.slice(0, headEnd), html.slice(headEnd, entryBegin), html.slice(entryBegin)];
  const [, first] = entry.exec(tail) ?? [];
  if (headEnd < 0 || !first) return html;
  const modules = new Set([first, ...Array.from(head.matchAll(preload), ([, address]) => address)]);
  const held = tail.replace(entry, `<script type="text/plain" data-modules="${[...modules].join(' ')}">`);
  return `${head.replaceAll(preload, '')}<script>${startModules}</script>${body}${held}`;
}
