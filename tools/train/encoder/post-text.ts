// The prose of a post, roughly: good enough to learn a language from, not to read a trip from.

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decoded = (text: string) =>
  text.replace(/&(#\d+|#x[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#')) {
      const code =
        name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
    }
    return entities[name.toLowerCase()] ?? whole;
  });

const withoutMarkup = (text: string): string =>
  decoded(
    text
      .replace(/<(script|style|nav|footer|header|svg|form|aside|noscript)\b[\s\S]*?<\/\1>/gi, '\n')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/td|\/tr|p|div|li|h\d)\b[^>]*>/gi, '\n')
      .replace(/<[^>]{0,2000}>/g, ''),
  );

const withoutMarkdown = (text: string): string =>
  text
    .replace(/^(---|\+\+\+)\r?\n[\s\S]*?\r?\n\1\s*$/m, '')
    .replace(/```[\s\S]*?```/g, '\n')
    .replace(/\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}/g, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\[[^\]]*\]/g, '$1')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/^\s*[-*+]\s+/gm, '')
    .replace(/[*_`]{1,3}/g, '')
    .replace(/https?:\/\/\S+/g, '');

const isProse = (line: string): boolean => {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 8 && letters / line.length > 0.55;
};

export function proseOf(path: string, source: string): string {
  const text = /\.html?$/i.test(path) ? source : withoutMarkdown(source);
  return withoutMarkup(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(isProse)
    .join('\n');
}
