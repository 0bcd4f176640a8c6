import path from 'node:path';
import { contentTypeOf } from '../gateway/content-types.ts';

const types: Readonly<Record<string, string>> = {
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.xml': 'text/xml',
  '.xsd': 'text/xml',
  '.dtd': 'application/xml-dtd',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.ogv': 'video/ogg',
  '.m4a': 'audio/mp4',
  '.m4v': 'video/mp4',
  '.aac': 'audio/aac',
  '.bmp': 'image/bmp',
  '.eot': 'application/vnd.ms-fontobject',
};

/** The type of a file of a package. No charset is told: a page of a package says its own, which may be GBK. */
export function packageTypeOf(name: string): string {
  const known = types[path.extname(name).toLowerCase()] ?? contentTypeOf(name);
  return known.replace('; charset=utf-8', '');
}
