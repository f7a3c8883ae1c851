import type { ElementContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Link, Parents } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { defaultHandlers, toHast } from 'mdast-util-to-hast';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { TagNode } from '#domain/writings/parse-writing.ts';
import { knownTag, mayLeadTo, parseWriting } from '#domain/writings/parse-writing.ts';
import { writingComponents } from './writing-components.tsx';

const none = () => undefined;
const keepChildren = (state: State, node: Parents) => state.all(node);

// The check of a text refuses what isn't allowed. It is dropped here as well: a preview renders unfinished texts.
const handlers = {
  mdxJsxFlowElement: elementOfTag,
  mdxJsxTextElement: elementOfTag,
  mdxFlowExpression: none,
  mdxTextExpression: none,
  image: none,
  imageReference: none,
  linkReference: keepChildren,
  link: (state: State, node: Link) => (mayLeadTo(node.url) ? defaultHandlers.link(state, node) : state.all(node)),
};

/**
 * Turns a known tag into an element of its name, which the component of that name renders; of any other only its content stays.
 */
function elementOfTag(state: State, node: TagNode): ElementContent | ElementContent[] {
  const tag = knownTag(node);
  if (!tag) return state.all(node);
  const values = tag.attributes.map((name) => [name, attributeOf(node, name)?.value ?? '']);
  const flags = (tag.flags ?? []).map((name) => [name, attributeOf(node, name) !== undefined]);
  const properties = Object.fromEntries([...values, ...flags].filter(([, value]) => typeof value !== 'object'));
  return { type: 'element', tagName: tag.name, properties, children: state.all(node) };
}

const attributeOf = ({ attributes }: TagNode, name: string) => attributes.find((one) => 'name' in one && one.name === name);

/** A guide, explainer or statement as its page shows it. */
export function Writing({ text }: { text: string }) {
  const { tree } = parseWriting(text);
  if (!tree) return null;
  return toJsxRuntime(toHast(tree, { handlers }), { Fragment, jsx, jsxs, components: writingComponents as object });
}
