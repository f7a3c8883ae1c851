import { Socket } from 'node:net';

// What comes is looked at before anything else comes, so that all connections share one place for it.
const pieces = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * The connection that a server has accepted, read through one buffer instead of as a stream: a stream makes a buffer, a turn
 * of its own and garbage of each piece, which is a third of what it takes to write a kept page (docs/decisions/0015).
 * `onread` is Node's own way for that; that a connection which was accepted can have it too, by its handle, Node does not
 * promise: fast-lane.test.ts tells when it no longer can.
 * @param read gets each piece until `asStream` is called; its bytes are overwritten when it returns
 * @returns nothing when the connection has no handle
 */
export function unbufferedSocket(
  accepted: Socket,
  read: (piece: Buffer) => void,
): { socket: Socket; asStream: (first: Buffer) => void } | undefined {
  const owner = accepted as unknown as { _handle: unknown };
  const handle = owner._handle;
  if (!handle) return undefined;
  let isStream = false;
  const callback = (size: number) => {
    const piece = pieces.subarray(0, size);
    if (isStream) return socket.push(Buffer.from(piece));
    read(piece);
    return true;
  };
  const { allowHalfOpen } = accepted;
  const socket = new Socket({ handle, allowHalfOpen, onread: { buffer: pieces, callback } } as object);
  // The server counts the one that it accepted.
  owner._handle = null;
  socket.once('close', () => accepted.destroy());
  const asStream = (first: Buffer) => {
    isStream = true;
    socket.unshift(Buffer.from(first));
  };
  return { socket, asStream };
}
