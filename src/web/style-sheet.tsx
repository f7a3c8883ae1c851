import { useRouter } from '@tanstack/react-router';
import { preload } from 'react-dom';
import type { RouterContext } from './request-context.ts';

interface StyleSheetProps {
  /** The address of the sheet's file, as the build names it. */
  href: string;
  /** What all pages wear comes before what one page adds. */
  precedence?: 'site' | 'page';
}

/**
 * The styles of what stands beside it. A page that comes from the server has their text in its head, so that its first paint waits
 * for no second file; to a page that is followed to they come as a file, once (docs/decisions/0057).
 */
export function StyleSheet({ href, precedence }: StyleSheetProps) {
  if (import.meta.env.SSR) return <StyleText href={href} precedence={precedence ?? 'page'} />;
  // What all pages wear came with the first one.
  return !inPage(href) && <link rel="stylesheet" href={href} precedence="page" />;
}

/** While developing the texts are Vite's, and it serves them as files. */
function StyleText({ href, precedence }: Required<StyleSheetProps>) {
  const { stylesOf }: RouterContext = useRouter().options.context;
  if (!stylesOf) return <link rel="stylesheet" href={href} precedence={precedence} />;
  return (
    <style href={href} precedence={precedence}>
      {stylesOf(href)}
    </style>
  );
}

/** Asks for the styles of a page that is being followed to, beside its data and not after it. */
export function preloadStyles(href: string): void {
  if (!import.meta.env.SSR && !inPage(href)) preload(href, { as: 'style' });
}

/** These styles, where the page came from the server with them: React has written the addresses of the texts that it put together. */
const inPage = (href: string) => document.querySelector(`[data-href~="${href}"]`);
