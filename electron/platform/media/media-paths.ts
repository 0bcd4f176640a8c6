import type { Option, Paper, Question } from '#contract/ipc/paper.ts';
import { remoteSourceOf } from '#contract/platform/remote-path.ts';
import { withPictures } from '#rules/html/markers.ts';
import { ownSourcesOf, sourceAttributes, sourceOf } from '#rules/html/sources.ts';
import { attributeOf, decoded, tokensOf } from '#rules/html/tokens.ts';

/** The page's paths of all pictures and sounds of a paper, each once; those of other hosts go through main too. */
export function mediaPaths(paper: Paper): string[] {
  const html = [
    ...paper.materials.map((material) => material.html),
    ...[...paper.questions, ...(paper.unanswerable ?? [])].flatMap(({ html: stem, options, targets = [] }) => [
      stem,
      ...[...options, ...targets].map((option) => option.html),
    ]),
  ];
  const inTexts = html.flatMap((text) =>
    tokensOf(withPictures(text)).flatMap((token) => [
      sourceOf((name) => attributeOf(token, name)),
      attributeOf(token, 'poster')?.trim() ?? '',
      ...(token.kind === 'open' ? ownSourcesOf(token.name) : []).map((name) => attributeOf(token, name)?.trim() ?? ''),
    ]),
  );
  const paths = [...inTexts, ...(paper.recordings ?? []).map((recording) => recording.source)];
  return [
    ...new Set(
      paths.flatMap((path) => {
        if (/^\/(?![/\\])/.test(path)) return [path];
        return remoteSourceOf(path) ?? [];
      }),
    ),
  ];
}

/**
 * The paper with the pictures and sounds of its own platform named by path, however they were written: only a path goes through the
 * gateway, where a stored copy answers when there is no network.
 */
export function withPlatformPaths(paper: Paper, platformOrigin: string): Paper {
  const { host } = new URL(platformOrigin);
  const local = (given: string) => {
    const html = withPictures(given);
    const named = tokensOf(html).flatMap((token) => {
      if (token.kind !== 'open') return [];
      const own = ownSourcesOf(token.name);
      return token.attributes.filter(({ name }) => sourceAttributes.includes(name) || own.includes(name));
    });
    let [text, at] = ['', 0];
    for (const { value, from, to } of named) {
      const path = pathAt(host, value.trim());
      if (path === null) continue;
      text += html.slice(at, from) + path;
      at = to;
    }
    return text + html.slice(at);
  };
  const localOptions = (options: readonly Option[]) =>
    options.map((option) => ({ ...option, html: local(option.html) }));
  const localQuestion = (question: Question): Question => ({
    ...question,
    html: local(question.html),
    options: localOptions(question.options),
    ...(question.targets ? { targets: localOptions(question.targets) } : {}),
  });
  return {
    ...paper,
    materials: paper.materials.map((material) => ({ ...material, html: local(material.html) })),
    recordings: (paper.recordings ?? []).map((recording) => ({
      ...recording,
      source: pathAt(host, recording.source.trim()) ?? recording.source,
    })),
    questions: paper.questions.map(localQuestion),
    ...(paper.unanswerable ? { unanswerable: paper.unanswerable.map(localQuestion) } : {}),
  };
}

/** The path of an address at this host, of any scheme, or beside its pages; null: it is elsewhere, or a path already. */
function pathAt(host: string, address: string): string | null {
  const [, found, path] = /^(?:https?:)?\/\/([^/?#]+)(\/[^/].*)$/i.exec(address) ?? [];
  if (found !== undefined) return found.toLowerCase() === host && path !== undefined ? path : null;
  if (!/^[\w.%\p{L}-][^:]*[./]/u.test(address) || /^[a-z][a-z\d+.-]*:/i.test(address)) return null;
  const { pathname, search } = new URL(decoded(address), `https://${host}/`);
  return (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll("'", '%27');
}
