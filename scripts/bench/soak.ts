import { startServer } from '#tests/environment/server.ts';
import { load } from './load.ts';
import { residentMegabytes } from './memory.ts';

const minutes = 10;
const addresses = [
  '/',
  '/all-tools',
  '/tools/claude',
  '/llm-hub?tab=tools',
  '/api/tools',
  '/comparison/LLMs',
  '/all-tools?q=bible',
];

/** Ten minutes of load, memory told every half minute: it must not grow. Every third turn renders instead of serving what is cached. */
export async function soak(): Promise<void> {
  const server = await startServer();
  console.log(`  ready      ${residentMegabytes(server.pid)} MB`);
  const begun = performance.now();
  let answered = 0;
  let faults = 0;
  for (let turn = 0; performance.now() - begun < minutes * 60_000; turn += 1) {
    for (let part = 0; part < 5; part += 1) {
      const address = addresses[(turn * 5 + part) % addresses.length] ?? '/';
      // Another word each time, so that pages are rendered too.
      const asked = part === 2 ? `/all-tools?q=word${turn}` : address;
      const { perSecond, faults: lost } = await load(server.origin + asked, { connections: 32, seconds: 6, encoding: 'gzip' });
      answered += perSecond * 6;
      faults += lost;
    }
    const minute = ((performance.now() - begun) / 60_000).toFixed(1).padStart(4);
    console.log(
      `  ${minute} min   ${residentMegabytes(server.pid)} MB   ${Math.round(answered / 1000)}k answers, ${faults} faults`,
    );
  }
  await server.stop();
}
