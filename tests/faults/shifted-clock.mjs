// Runs in the server before it (node --import): each SIGUSR2 moves its clock by the next of CLOCK_JUMPS_MS. Only Date is
// moved, as when a machine's time is set; timers go on.
const jumps = (process.env.CLOCK_JUMPS_MS ?? '').split(',').map(Number);
const RealDate = Date;
let offsetMs = 0;

globalThis.Date = class extends RealDate {
  /** @param {any[]} args */
  constructor(...args) {
    // @ts-expect-error Date has too many forms to be told apart here.
    super(...(args.length > 0 ? args : [RealDate.now() + offsetMs]));
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
};

process.on('SIGUSR2', () => {
  offsetMs += jumps.shift() ?? 0;
  process.stdout.write(`the clock shows ${new Date().toISOString()}\n`);
});
