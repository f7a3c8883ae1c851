// A translator replaces each text by a <font>. React still holds the text nodes that it wrote: removing one from its former place
// throws and unmounts the page, and updating one writes unseen, so that old words stay.

/** Replacement of a text by a translator. */
const standIns = new WeakMap<Node, Element>();
let isWatching = false;

/**
 * Lets React find the replacements of its texts, and shows the words that it writes.
 * @param before the translator's changes from before this script, once each
 */
export function liveWithTranslators(before: MutationRecord[]): void {
  const rewritten = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const standIn = standIns.get(target);
      // The translator notices a new text, and translates it.
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
  patchNodeMethods();
  new MutationObserver(take).observe(document.body, { childList: true, subtree: true });
}

const standInOf = ({ addedNodes: [addedNode], previousSibling, nextSibling }: MutationRecord) =>
  [addedNode, previousSibling, nextSibling].find((node) => node instanceof Element && node.localName === 'font') as
    | Element
    | undefined;

function patchNodeMethods(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const place = placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null) {
    insertBefore.call(this, child, before && placeIn(this, before));
    return child;
  };
}

/** Child of a parent that holds a node: the node itself, its wrapper, or its replacement. */
function placeIn(parent: Node, child: Node): Node | null {
  const standIn = standIns.get(child);
  let node: Node | null = standIn?.isConnected && !child.isConnected ? standIn : child;
  while (node && node.parentNode !== parent) node = node.parentNode;
  return node;
}
