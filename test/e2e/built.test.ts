// The built extension: its permissions and what it loads. Mozilla's linter is run by `tools/lint-build.ts`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { manifestFaults } from '../../tools/release/manifest-faults.ts';

const browsers = { chromium: 'chrome', firefox: 'firefox' } as const;

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const read = (path: string) => readFileSync(join(inject('builds')[kind], path), 'utf8');
  const filesOf = (...endings: string[]) =>
    readdirSync(inject('builds')[kind], { recursive: true, encoding: 'utf8' }).filter((path) =>
      endings.some((ending) => path.endsWith(ending)),
    );

  test('the manifest asks for what it has to, and pages can neither see nor load nor call anything of it', () => {
    const manifest: unknown = JSON.parse(read('manifest.json'));
    expect(manifestFaults(manifest, { browser: browsers[kind], speaksToLoopback: true })).toEqual([]);
  });

  test('no page loads a script, style, frame or picture from anywhere else', () => {
    const pages = filesOf('.html');
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) {
      expect([
        page,
        read(page).match(/<(?:script|link|iframe|img)[^>]*(?:src|href)="(?!\/|\.)[^"]*/g),
      ]).toEqual([page, null]);
      expect([page, /<script(?![^>]*\bsrc=)[^>]*>\s*\S/.test(read(page))]).toEqual([page, false]);
    }
  });

  test('no script names a place that hands out programs', () => {
    const named = filesOf('.js', '.mjs').filter((path) => /jsdelivr|unpkg\.com|cdnjs/.test(read(path)));
    expect(named.filter((path) => !path.startsWith('ocr'))).toEqual([]);
  });

  test('no script of ours is loaded from a network or made of text', () => {
    // Libraries that ship unchanged are in folders of their own; the linter checks them too.
    const scripts = filesOf('.js').filter((path) => !/pdf|^ocr/.test(path));
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) {
      const fromElsewhere = /\b(?:importScripts|import)\(\s*[`'"](?!\.{0,2}\/(?!\/))/g;
      const found = [/\beval\(|new Function\(/g, fromElsewhere].flatMap(
        (form) => read(script).match(form) ?? [],
      );
      expect([script, found]).toEqual([script, []]);
    }
  });
});
