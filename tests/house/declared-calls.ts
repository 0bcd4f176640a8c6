import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isRecord, sourcesBelow } from './sources.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['path'] === 'string' &&
    'answer' in value &&
    'query' in value
  );
}

/** Every call that a file of src/contract/platform declares. */
export async function declaredCalls(): Promise<Endpoint[]> {
  const files = sourcesBelow('src/contract/platform').filter(
    ({ text, file }) => /\bendpoint\(/.test(text) && !file.endsWith('endpoint.ts') && !file.includes('.test.'),
  );
  const modules = await Promise.all(files.map(({ file }): Promise<unknown> => import(`../../${file}`)));
  return modules
    .flatMap((module) => (isRecord(module) ? Object.values(module) : []))
    .flatMap((value) => {
      if (isEndpoint(value)) return [value];
      return isRecord(value) ? Object.values(value).filter(isEndpoint) : [];
    });
}
