import path from 'node:path';
import { net } from 'electron';
import { developmentFiles } from '../gateway/development-files.ts';
import { folderFiles, type PageFiles } from '../gateway/page-files.ts';
import { developmentPolicy, packagedPolicy } from '../gateway/page-headers.ts';

/** Where the page comes from, and under which policy it runs: the built files, or Vite's in a development run. */
export function pageOf(devServer: string | null): { files: PageFiles; policy: string } {
  if (devServer === null) {
    return { files: folderFiles(path.join(import.meta.dirname, '../dist')), policy: packagedPolicy() };
  }
  const files = developmentFiles(devServer, (address, init) => net.fetch(address, init));
  return { files, policy: developmentPolicy(devServer) };
}
