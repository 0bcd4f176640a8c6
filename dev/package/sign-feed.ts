// npm run sign-feed: signs the lists of updates that electron-builder wrote, or makes the pair of keys for it.
import { parseArgs } from 'node:util';
import { makeKeys, signFeed } from './feed-signature.ts';

const usage = `npm run sign-feed -- <folder of latest*.yml> --key <private key>
npm run sign-feed -- --make-keys <folder of the tenant>`;

try {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' }, 'make-keys': { type: 'string' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (values['make-keys'] !== undefined) {
    const { publicFile, privateFile } = makeKeys(values['make-keys']);
    process.stdout.write(
      `${publicFile}: ships with the client\n${privateFile}: keep it secret, outside the repository\n`,
    );
  } else if (folder !== undefined && values.key !== undefined) {
    for (const file of signFeed(folder, values.key)) process.stdout.write(`signed ${file}\n`);
  } else throw new Error(usage);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
