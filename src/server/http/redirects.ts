import { addresses } from '#domain/addresses.ts';

// Further addresses of pages, and pages that were merged into one (docs/product.md).
const redirects: Record<string, string> = {
  '/image-generator-hub': addresses.hub('image-hub'),
  '/video-generator-hub': addresses.hub('video-hub'),
  '/about': addresses.about('who-we-are'),
  ...joinedInto('whisper-in-one-line', [
    'sermon-audio-to-text',
    'captions-with-short-lines',
    'english-subtitle-file',
    'many-sermons-overnight-mac-or-linux',
    'many-sermons-overnight-windows',
    'a-recorded-meeting-to-text',
    'sermon-text-with-times',
  ]),
  ...joinedInto('titles-and-show-notes-of-a-sermon', [
    'five-plain-titles',
    'show-notes-of-a-hundred-words',
    'title-and-notes-for-a-recording',
  ]),
  ...joinedInto('what-a-newcomer-still-does-not-know', ['words-a-newcomer-would-not-know', 'what-a-guest-would-still-ask']),
  ...joinedInto('doubtful-places-in-a-transcript', ['names-that-captions-got-wrong']),
  ...joinedInto('where-the-meaning-moved', ['meaning-of-subtitles-compared']),
  // Work that a person, or a program made for it, does as well or better without a prompt.
  [addresses.prompt('one-page-policy-from-your-decisions')]: addresses.workflow('write-your-church-ai-policy'),
  [addresses.prompt('which-rule-could-give-way')]: addresses.workflow('volunteer-schedule-balancing'),
  [addresses.prompt('alt-text-from-a-note')]: addresses.workflow('month-of-social-posts-from-one-series'),
  [addresses.prompt('rough-changes-of-key-and-tempo')]: addresses.workflow('worship-set-planning-by-theme'),
};

/** Redirects prompts that were merged into one, for bookmarks of the former pages. */
function joinedInto(prompt: string, former: readonly string[]): Record<string, string> {
  return Object.fromEntries(former.map((slug) => [addresses.prompt(slug), addresses.prompt(prompt)]));
}

/**
 * Finds the permanent redirect of an outdated or careless address, if it has one: other names, and a slash or space at the end.
 * @param address in canonical form, so that a space is '%20'
 */
export function redirectFor(address: string): string | undefined {
  const [path = '/', search = ''] = splitAt(address, address.indexOf('?'));
  const trimmed = path.length > 1 ? path.replace(/(?:\/|%20)+$/, '') || '/' : path;
  const toolDetail = /^\/tool-detail\/([^/]+)$/.exec(trimmed);
  const target = toolDetail?.[1] ? `/tools/${toolDetail[1]}` : (redirects[trimmed] ?? trimmed);
  return target === path ? undefined : target + search;
}

const splitAt = (text: string, index: number) => (index < 0 ? [text] : [text.slice(0, index), text.slice(index)]);
