import 'survey-core/survey-core.min.css';
import { createRoot, type Root } from 'react-dom/client';
import { Model, settings } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { readQuestions, type PlainQuestion } from './paper-data.ts';
import { rootElement } from './root.ts';

function elementOf({ id, text, several, options }: PlainQuestion) {
  return {
    type: several ? 'checkbox' : 'radiogroup',
    name: id,
    title: text,
    choices: options.map(({ key, text: words }) => ({ value: key, text: words })),
  };
}

// Without animations: the work is compared, not the fade-in.
settings.animationEnabled = false;

let root: Root | null = null;

/** Renders the paper: 'lazy' on one page, rendered while scrolling; or one question per page with its progress bar. */
async function open(mode: 'lazy' | 'one-per-page'): Promise<void> {
  const elements = (await readQuestions()).map(elementOf);
  const lazy = mode === 'lazy';
  const model = new Model(
    lazy
      ? { pages: [{ name: 'paper', elements }] }
      : {
          pages: elements.map((element) => ({ name: `page ${element.name}`, elements: [element] })),
          showProgressBar: true,
          progressBarType: 'questions',
        },
  );
  model.lazyRenderEnabled = lazy;
  root?.unmount();
  root = createRoot(rootElement());
  root.render(<Survey model={model} />);
}

Object.assign(window, { openSurvey: open });
