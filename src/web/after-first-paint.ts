// The pages can be read, followed and sent without their script. So its modules are asked for when the first of a page is to be
// seen, and not before: on a slow line they would share it with the styles and fonts, and on a slow phone their running would
// come before that paint (docs/decisions/0016).

/** Starts the page's modules after the first paint, when the page has been read to its end: those that `data-modules` names. */
export const startModules = /* @__PURE__ */ `{
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
