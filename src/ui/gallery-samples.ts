import type { Glass } from './glass.ts';
import type { ToolCardProps } from './tool-card.tsx';

/** Sample words for the gallery: made up for the look, not facts. */

const tool = (
  name: string,
  category: string,
  glass: Glass | undefined,
  description: string,
  pricing: string,
  priceIcon: ToolCardProps['priceIcon'],
): ToolCardProps => ({
  href: `#${name}`,
  slug: name.toLowerCase(),
  name,
  category,
  glass,
  description,
  pricing,
  priceIcon,
  pricingModel: 'Freemium',
  website: 'https://example.org/',
});

export const tools: ToolCardProps[] = [
  tool(
    'Claude',
    'LLMs',
    ['cobalt', 'violet'],
    'Chat assistant noted for long documents, careful prose and projects with stored reference files.',
    'Free; Pro $20 a month',
    'free',
  ),
  tool(
    'FLUX',
    'Image Generators',
    ['ruby', 'cobalt'],
    'Family of image generation and editing models, hosted or self-run, strong on realism and multi-image references.',
    'From $0.04 a picture',
    'money',
  ),
  {
    ...tool(
      'Logos Bible Study',
      'Bible Study',
      ['cobalt', 'ruby'],
      'Bible study library with AI search, summaries and sermon idea help grounded in owned books.',
      'Free edition; subscriptions',
      'free',
    ),
    status: 'Retired May 2026',
  },
  tool(
    'Canva',
    'Marketing',
    ['ruby', 'emerald'],
    'Drag-and-drop design with AI images, text and brand kits.',
    'Free; paid plans',
    'free',
  ),
  tool(
    'Planning Center',
    'Church Management',
    ['amber', 'emerald'],
    'Modular church system for people, services, giving, groups, check-in and events.',
    'Free (People); other modules paid',
    'free',
  ),
  tool(
    'ElevenLabs',
    'Voice Models',
    ['amber', 'cobalt'],
    'Text-to-speech, voice cloning, dubbing and sound generation.',
    'Free for 10,000 credits',
    'free',
  ),
  tool(
    'Wordly',
    'Translation',
    ['violet', 'cobalt'],
    'Live AI interpretation in about 60 languages.',
    'Paid by the minute, on quotation',
    'gem',
  ),
  tool(
    'Pulpit AI',
    'Distribution',
    ['cobalt', 'emerald'],
    'Repurposes an uploaded sermon into devotionals, questions, posts and clips.',
    'Free and paid plans',
    'free',
  ),
  tool(
    'A name so long that it takes two lines and then is cut off somewhere near the end of them',
    'Analysis',
    undefined,
    'Unknown category: grey.',
    'Ask',
    'gem',
  ),
];
