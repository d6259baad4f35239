/** A number field shows what is typed until it is left. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useTypedNumber } from '../../../src/ui/parts/use-typed-number.ts';

function Field() {
  const [value, setValue] = useState(9);
  const typed = useTypedNumber({
    value,
    fits: (n) => n !== null && Number.isInteger(n) && n <= 20,
    onNumber: (n) => setValue(n ?? -1),
  });
  return (
    <>
      <input value={typed.text} onChange={(event) => typed.onText(event.target.value)} onBlur={typed.onBlur} />
      <button type="button" onClick={() => setValue(3)}>
        Undo
      </button>
      <output>{value}</output>
    </>
  );
}
const input = () => screen.getByRole('textbox');
const type = (value: string) => fireEvent.change(input(), { target: { value } });

test('it can be emptied, and shows its value again when it is left', () => {
  render(<Field />);
  type('');
  expect(input()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('9');
  fireEvent.blur(input());
  expect(input()).toHaveValue('9');
});

test.each([
  ['2.5', '9'],
  ['1e1', '10'],
  ['12', '12'],
  ['123', '9'],
])('%s stands as it was typed; left, it is %s', (text, value) => {
  render(<Field />);
  for (let n = 1; n <= text.length; n++) type(text.slice(0, n));
  expect(input()).toHaveValue(text);
  fireEvent.blur(input());
  expect(input()).toHaveValue(value);
  expect(screen.getByRole('status')).toHaveTextContent(value);
});

test('a value that changes from elsewhere takes the place of what was typed', () => {
  render(<Field />);
  type('');
  fireEvent.click(screen.getByRole('button'));
  expect(input()).toHaveValue('3');
});
