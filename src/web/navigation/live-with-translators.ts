// A translator puts a <font> in the place of each text. React knows the text that it wrote: it would remove it from where it no longer
// stands, which throws and takes the page away, or write the next words into it unseen, so that old ones stay.

/** What a translator has put in the place of a text. */
const standIns = new WeakMap<Node, Element>();
let isWatching = false;

/**
 * Lets React find what stands in the place of its texts, and shows the words that it writes.
 * @param before what the translator has done already: of each change that came before this script, once
 */
export function liveWithTranslators(before: MutationRecord[]): void {
  const rewritten = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const standIn = standIns.get(target);
      // The translator sees a new text, and translates it.
      if (standIn?.isConnected && !target.isConnected) standIn.replaceWith(target);
    }
  });
  const take = (changes: MutationRecord[]) => {
    for (const change of changes)
      for (const text of change.removedNodes) {
        const standIn = text instanceof Text && standInOf(change);
        if (!standIn) continue;
        standIns.set(text, standIn);
        rewritten.observe(text, { characterData: true });
      }
  };
  take(before);
  if (isWatching) return;
  isWatching = true;
  letReactFind();
  new MutationObserver(take).observe(document.body, { childList: true, subtree: true });
}

const standInOf = ({ addedNodes: [added], previousSibling, nextSibling }: MutationRecord) =>
  [added, previousSibling, nextSibling].find((node) => node instanceof Element && node.localName === 'font') as
    | Element
    | undefined;

function letReactFind(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const place = placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(added: Child, before: Node | null) {
    insertBefore.call(this, added, before && placeIn(this, before));
    return added;
  };
}

/** What stands for a node among the children of its parent: itself, or what it was put into, or what was put in its place. */
function placeIn(parent: Node, child: Node): Node | null {
  const standIn = standIns.get(child);
  let node: Node | null = standIn?.isConnected && !child.isConnected ? standIn : child;
  while (node && node.parentNode !== parent) node = node.parentNode;
  return node;
}
