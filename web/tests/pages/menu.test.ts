import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import MenuDialog from '../../src/pages/MenuDialog.svelte';

test('what is asked twice is still asked when something happens between', async () => {
  const done = vi.fn();
  const entries = () => [{ label: 'Get up', sure: 'Really?', do: done }];
  const { rerender } = render(MenuDialog, { entries: entries(), onclose: () => {} });
  await fireEvent.click(screen.getByText('Get up'));
  await rerender({ entries: entries() });
  await fireEvent.click(screen.getByText('Really?'));

  expect(done).toHaveBeenCalledOnce();
});
