import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AppDialog } from './AppDialog.tsx';
import { DialogFoot } from './DialogFoot.tsx';

interface Shown {
  outer: boolean;
  inner: boolean;
  opener: boolean;
}

function Page({ outer, inner, opener }: Shown) {
  return (
    <FluentProvider theme={webLightTheme}>
      <main>
        <h1 tabIndex={-1}>page</h1>
        {opener && <button type="button">open</button>}
      </main>
      <AppDialog open={outer} alert title="outer" onClose={() => undefined}>
        <button type="button">first</button>
        {opener && <button type="button">send</button>}
        <AppDialog open={inner} alert title="inner" onClose={() => undefined}>
          <button type="button">wait</button>
        </AppDialog>
      </AppDialog>
    </FluentProvider>
  );
}

/** Opens the page without a dialog; what comes back changes what it shows. */
function openPage(): (next: Partial<Shown>) => void {
  let shown: Shown = { outer: false, inner: false, opener: true };
  const { rerender } = render(<Page {...shown} />);
  return (next) => {
    shown = { ...shown, ...next };
    rerender(<Page {...shown} />);
  };
}

const hasFocus = () => document.activeElement?.textContent;
const focused = (name: string) => waitFor(() => expect(hasFocus()).toBe(name));
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());

it('a dialog that closes gives the focus back to what opened it', async () => {
  const show = openPage();
  focus('open');
  show({ outer: true });
  await focused('first');
  show({ outer: false });
  await focused('open');
  expect(screen.queryByRole('heading', { name: 'page' })).not.toBe(document.activeElement);
});

it.each([
  ['returns to what opened it', true, 'send'],
  ['stays in the dialog below, whose opener is gone', false, 'outer'],
])('the focus %s, and the dialog below stays open to every reader', async (_, opener, name) => {
  const show = openPage();
  focus('open');
  show({ outer: true });
  await focused('first');
  focus('send');
  show({ inner: true });
  await focused('wait');
  show({ inner: false, opener });
  await focused(name);
  expect(await screen.findByRole('alertdialog', { name: 'outer' })).toBeTruthy();
});

it('without anything to go back to, the heading takes the focus', async () => {
  const show = openPage();
  focus('open');
  show({ outer: true });
  await focused('first');
  show({ outer: false, opener: false });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'page' })));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

describe('a dialog stays open to every reader, and the page behind it is hidden', () => {
  const openDialog = (children: ReactNode) =>
    render(
      <FluentProvider theme={webLightTheme}>
        <main />
        <AppDialog title="kept" onClose={() => undefined}>
          {children}
        </AppDialog>
      </FluentProvider>,
    );
  const dialog = () => screen.queryByRole('dialog', { name: 'kept' });
  const holdsFocus = async () => {
    await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    // The dialog itself must not have it: Fluent then takes it for left, and hides it.
    expect(document.activeElement).not.toBe(dialog());
    await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
    return dialog();
  };

  it.each([
    ['has nothing yet that takes the focus', <p key="text">text</p>],
    [
      'has its only button in its foot',
      <DialogFoot key="foot">
        <button type="button">close</button>
      </DialogFoot>,
    ],
  ])('that %s', async (_, children) => {
    openDialog(children);
    expect(await holdsFocus()).toBeTruthy();
  });

  it('whose text was clicked, which gives the focus to the dialog itself', async () => {
    openDialog(<button type="button">send</button>);
    await focused('send');
    act(() => dialog()?.focus());
    expect(await holdsFocus()).toBeTruthy();
  });
});
