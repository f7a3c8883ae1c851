// Runs in the server before it (node --import): its clock shows CLOCK_OFFSET_MS more than the machine's, and each message {
// moveClockMs } moves it by that much. Only Date is moved, as when a machine's time is set; timers are unaffected.
const machineNow = Date.now;
let offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const now = () => machineNow() + offsetMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: (target) => new target(now()).toString(),
});
Date.now = now;

process.on('message', (/** @type {{ moveClockMs: number }} */ { moveClockMs }) => {
  offsetMs += moveClockMs;
  process.send?.({ clockShows: new Date().toISOString() });
});
// The channel to the test must not keep the server running.
process.channel?.unref();
