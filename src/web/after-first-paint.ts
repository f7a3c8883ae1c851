// Pages can be read, navigated and submitted without their script, so its modules are requested at the first paint and not
// before: on a slow line they would compete with the styles and fonts, and on a slow phone running them would delay that paint
// (docs/decisions/0112). A browser below the floor gets no script at all (docs/decisions/0096).
import { fallbackNames } from '#browser/fallback-names.ts';

/**
 * Test for browsers of the floor: the last feature that each of the four engines gained, among those that a short expression can
 * test.
 */
const isOfTheFloor = '[].findLast&&window.HTMLDialogElement';

/**
 * Starts the page's modules after the first paint, once the document is parsed. All are fetched in parallel; those listed in
 * `data-start` run one after another, so that a slow phone can respond to input in between, preceded by the module in
 * `data-fallbacks` where the browser lacks one of its calls. The mark `data-scripted` on the root says that scripts run; it is
 * set before the first paint and removed where they fail to load or throw. Browsers below the floor do nothing.
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
