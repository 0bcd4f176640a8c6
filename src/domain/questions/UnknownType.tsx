import { useTranslation } from 'react-i18next';
import type { Question } from '#contract/ipc/paper.ts';
import { NotedOptions } from './NotedOptions.tsx';

/** What came with a question whose type this version does not know, and that a text is handed in for it. */
export function UnknownType({ options }: Pick<Question, 'options'>) {
  const { t } = useTranslation('answering');
  return <NotedOptions note={t(options.length > 0 ? 'unknown.withOptions' : 'unknown.text')} options={options} />;
}
