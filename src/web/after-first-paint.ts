// The pages can be read, followed and sent without their script. So its modules are asked for when the first of a page is to be
// seen, and not before: on a slow line they would share it with the styles and fonts, and on a slow phone their running would
// come before that paint (docs/performance.md).

const held = 'data-after-paint';

/** Runs in the head: gives the page's modules their addresses after the first paint, when the page has been read to its end. */
export const afterFirstPaintScript = `{let left=2;const go=()=>{if(--left)return;for(const e of document.querySelectorAll('[${held}]'))e[e.rel?'href':'src']=e.getAttribute('${held}')};addEventListener('DOMContentLoaded',go);if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))new PerformanceObserver((_,o)=>{o.disconnect();go()}).observe({type:'paint',buffered:true});else requestAnimationFrame(go)}`;

/** The page, with its modules waiting for the above. */
export const holdModules = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload" href=', `<link rel="modulepreload" ${held}=`)
    .replace('<script type="module" async="" src=', `<script type="module" async="" ${held}=`);
