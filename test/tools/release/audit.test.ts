import { expect, test } from 'vitest';
import { auditFinding } from '../../../tools/release/checks/audit.ts';

const report = (...names: string[]) =>
  JSON.stringify({ vulnerabilities: Object.fromEntries(names.map((name) => [name, { severity: 'high' }])) });

test('without holes, or with explained ones, the line is good', () => {
  expect(auditFinding(report())).toMatchObject({ is: 'good' });
  expect(auditFinding(report('left'), { left: 'Only runs in tests.' })).toMatchObject({ is: 'good' });
});

test('a hole that nobody explained is named', () => {
  expect(auditFinding(report('left', 'right'), { left: 'Only runs in tests.' })).toMatchObject({
    is: 'bad',
    says: 'right (high)',
  });
});

test.each(['', '{"message":"405 Method Not Allowed"}', '<html>', 'null'])(
  'a registry that does not answer proves nothing: %j',
  (printed) => expect(auditFinding(printed)).toMatchObject({ is: 'unknown' }),
);

test('a package that is called like something of the language is not explained by that', () => {
  expect(auditFinding(report('constructor'))).toMatchObject({ is: 'bad' });
});
