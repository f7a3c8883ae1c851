/** Writes icons.svg and icon-strip.svg from lucide's own drawings. Run: node src/ui/make-icons.ts */
import { writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IconName } from './icon-names.ts';
import { iconNames, stripIconNames } from './icon-names.ts';

const strokeWidth = 1.75;

function pascalCase(name: IconName) {
  return name.replace(/(^|-)(\w)/g, (_match, _hyphen, letter: string) => letter.toUpperCase());
}

/** Content of lucide's own <svg> element. */
function drawingOf(name: IconName) {
  const component = (lucide as unknown as Record<string, ComponentType | undefined>)[pascalCase(name)];
  if (!component) throw new Error(`lucide has no icon '${name}'`);
  return renderToStaticMarkup(createElement(component))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/(?:path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>');
}

const credit = '<!-- Lucide, ISC licence: https://lucide.dev/license -->';
const symbols = iconNames.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${credit}\n${symbols.join('\n')}\n</svg>\n`;

const panes = stripIconNames.map((name, place) => `<g transform="translate(0 ${place * 24})">${drawingOf(name)}</g>`);
const strip =
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="24" height="${stripIconNames.length * 24}" fill="none" stroke="#000" ` +
  `stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${credit}\n${panes.join('\n')}\n</svg>\n`;

writeFileSync(new URL('icons.svg', import.meta.url), sprite);
writeFileSync(new URL('icon-strip.svg', import.meta.url), strip);
