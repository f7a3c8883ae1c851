import { useRouter } from '@tanstack/react-router';
import type { RouterContext } from './request-context.ts';

/**
 * The source of a drawing in the first screen. A page that comes from the server has the drawing in it, so that it is painted with
 * the words; in a page that is followed to it is a file (docs/decisions/0058). Its `img` says `suppressHydrationWarning`: the
 * script knows the file alone and leaves what stands.
 */
export function useEarlyPicture(href: string): string {
  const { drawingOf }: RouterContext = useRouter().options.context;
  return drawingOf?.(href) ?? href;
}
