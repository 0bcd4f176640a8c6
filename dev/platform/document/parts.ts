import { questionKinds } from '#contract/ipc/paper.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { answerEncodings, valueKinds } from '#rules/exam/answer-encoding.ts';
import { exams } from '../content/exams.ts';
import { demoPassword, people } from '../content/people.ts';
import { tenants } from '../content/tenants.ts';
import { serverCodes } from '../server/refusal.ts';
import { services } from '../services.ts';

/** The parts of docs/PLATFORM.md that follow from declarations and content, by the name of their marker. */
const parts: Readonly<Record<string, () => string>> = {
  assumed: () => callTable(calls().filter(({ assumed }) => assumed)),
  shown: () => callTable(calls().filter(({ assumed }) => !assumed)),
  codes: () =>
    table(
      ['code', 'when'],
      codes().map(([name, code]) => [`${code}`, spaced(name)]),
    ),
  answers: () =>
    table(
      ['question', 'answer'],
      questionKinds.map((kind) => [kind, answerEncodings[valueKinds[kind]]]),
    ),
  accounts: () =>
    table(
      ['phone', 'mail', 'name', 'what for'],
      people.map(({ phone, mail, name, description }) => [phone, mail, name, description]),
    ),
  password: () => `Password of every demo account: \`${demoPassword}\``,
  tenants: () =>
    table(
      ['name', 'title', 'colour', 'header', 'accounts'],
      tenants.map(({ name, kind, configuration: { websiteSetting, theme, newSaas } }) => [
        name,
        websiteSetting.pageTitle,
        theme,
        kind,
        newSaas ? 'new' : 'old',
      ]),
    ),
  exams: () =>
    table(
      ['id', 'exam', 'usage', 'window', 'lock', 'cameras', 'everybody'],
      exams.map(({ id, name, usage, window, lock, cameraCount, everybody }) => [
        id,
        name,
        usage === 1 ? 'mock' : 'formal',
        window.kind === 'fixed'
          ? `day ${window.from} to ${window.to}`
          : window.kind === 'long'
            ? 'long-term'
            : `monthly, ${window.open}`,
        lock
          ? Object.entries(lock)
              .map(([key, value]) => `${key} ${value}`)
              .join(', ')
          : '-',
        `${cameraCount}`,
        everybody ? 'yes' : '-',
      ]),
    ),
};

/** Every code of a refusal with its name, in order. */
function codes(): [string, number][] {
  const all = [serverCodes, ...services.map((service) => service.codes ?? {})].flatMap((of) => Object.entries(of));
  return all.sort(([, a], [, b]) => a - b);
}

function calls(): Endpoint[] {
  return services
    .flatMap(({ handlers }) => handlers.map(({ call }) => call))
    .sort((a, b) => a.path.localeCompare(b.path));
}

function callTable(list: readonly Endpoint[]): string {
  return table(
    ['call', 'verb and path', 'in the path', 'in the query', 'in the body', 'changes state', 'without a token'],
    list.map((call) => [
      call.id,
      `${call.method} ${call.path}`,
      names(call.pathFields),
      names(call.query),
      names(call.body),
      call.effect ? 'yes' : '-',
      call.open ? 'yes' : '-',
    ]),
  );
}

function names({ shape }: Endpoint['query']): string {
  return Object.keys(shape).join(', ') || '-';
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The document with every part between `<!-- name -->` and `<!-- /name -->` made again; throws when a marker is missing. */
export function updated(document: string): string {
  return Object.entries(parts).reduce((text, [name, print]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = text.indexOf(start);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`docs/PLATFORM.md has no part between ${start} and ${end}.`);
    return `${text.slice(0, from + start.length)}\n${print()}\n${text.slice(to)}`;
  }, document);
}
