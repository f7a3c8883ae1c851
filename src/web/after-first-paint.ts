// The pages can be read, followed and sent without their script. So its modules are asked for when the first of a page is to be
// seen, and not before: on a slow line they would share it with the styles and fonts, and on a slow phone their running would
// come before that paint (docs/decisions/0112). A browser below the floor gets no script at all (docs/decisions/0096).
import { fallbackNames } from '#browser/fallback-names.ts';

/** What tells a browser of the floor from an older one: of what each of the four learnt last, what can be asked for in a word. */
const isOfTheFloor = '[].findLast&&window.HTMLDialogElement';

/**
 * Starts the page's modules after the first paint, when the page has been read to its end. All are fetched side by side; those that
 * `data-start` names run one after another, so that a slow phone answers its visitor in between, and before them what `data-fallbacks`
 * names where the browser lacks some of it. The mark `data-scripted` on the root says that scripts run, from before the first paint; it
 * goes again where they do not come or fail. In a browser below the floor nothing is done.
 */
export const startModules = /* @__PURE__ */ `if(${isOfTheFloor}){
const {dataset}=document.documentElement;
dataset.scripted='';
const unmark=()=>{if(!dataset.scripted)delete dataset.scripted};
let left=2;
const go=()=>{
  if(--left)return;
  const script=document.querySelector('[data-start]');
  if(!script)return unmark();
  const {start,modules,fallbacks}=script.dataset;
  const make=(name,given)=>document.head.append(Object.assign(document.createElement(name),given));
  const fetchAll=all=>{for(const href of all)make('link',{rel:'modulepreload',href})};
  const files=start.split(' ');
  fetchAll(files);
  if(modules)setTimeout(()=>fetchAll(modules.split(' ')));
  if(!(${fallbackNames.join('&&')}))files.unshift(fallbacks);
  const run=()=>{
    const src=files.shift();
    if(src)make('script',{type:'module',src,onload:run,onerror:unmark});
    else unmark();
  };
  run();
};
addEventListener('DOMContentLoaded',go);
if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
  new PerformanceObserver((_,observer)=>{observer.disconnect();go()}).observe({type:'paint',buffered:true});
else requestAnimationFrame(go);
}`.replaceAll(/\n\s*/g, '');
