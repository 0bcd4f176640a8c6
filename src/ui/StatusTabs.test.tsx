import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { StatusTabs } from './StatusTabs.tsx';

function Example() {
  const [selected, setSelected] = useState<'all' | 'open' | 'done'>('all');
  return (
    <>
      <StatusTabs
        label="state"
        tabs={[
          { value: 'all', text: 'All', count: 1_200 },
          { value: 'open', text: 'Open', count: null },
          { value: 'done', text: 'Done' },
        ]}
        selected={selected}
        onSelect={setSelected}
      />
      <output>{selected}</output>
    </>
  );
}

it('names each state, with its count where one is known', () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'state' })).toBeTruthy();
  expect(screen.getAllByRole('tab', { name: /^(?:All 1,200|Open|Done)$/ })).toHaveLength(3);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All 1,200');
});

it('is one tab stop; a key or a click chooses', async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'Done' }));
  expect(screen.getByRole('status').textContent).toBe('done');
  screen.getByRole('tab', { name: 'Open' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('open');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Open');
});
