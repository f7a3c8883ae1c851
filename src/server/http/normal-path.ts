// https://www.rfc-editor.org/rfc/rfc3986#section-2.3
const unreserved = /[\w.~-]/;

/**
 * The address with one spelling of its path: what need not be encoded stands as itself, so that '/tools/ch%61tgpt' is
 * kept as '/tools/chatgpt' and not once more.
 */
export function withNormalPath(address: string): string {
  const end = address.indexOf('?');
  const path = end < 0 ? address : address.slice(0, end);
  if (!path.includes('%')) return address;
  const normal = path.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded.toUpperCase();
  });
  return end < 0 ? normal : normal + address.slice(end);
}
