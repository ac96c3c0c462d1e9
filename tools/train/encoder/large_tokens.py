"""Tokenises pages for a public language model, and finds the token in which each of our subwords ends.

The text is reconstructed from the subwords, so that only the dumped pages are needed.
"""
import multiprocessing
import re

import numpy as np

UNKNOWN, BLOCK, SPACE = 1, 4, '▁'
UNSEEN = (0, 2, 3)
CAPITAL, UPPER, MIXED = 1, 2, 3
BYTE, BEGIN, NEW_LINE = 6, 1, 10
# the largest share of non-Latin letters that a page may have
FOREIGN = 0.15


class Tokens:
    def __init__(self, about, subwords):
        self.listed = about['tokenizer.ggml.tokens']
        self.scores = about['tokenizer.ggml.scores']
        self.ids = {token: k for k, token in enumerate(self.listed)}
        kinds = about['tokenizer.ggml.token_type']
        self.bytes = {int(token[3:5], 16): k for k, token in enumerate(self.listed) if kinds[k] == BYTE}
        self.subwords = subwords
        self.remembered = {}

    def of_word(self, word):
        """Its tokens, each with the number of characters it completes; pairs are merged by score, best first, leftmost on ties."""
        if word in self.remembered:
            return self.remembered[word]
        parts = list(word)
        while True:
            pairs = [(self.scores[self.ids[a + b]], -k) for k, (a, b) in enumerate(zip(parts, parts[1:])) if a + b in self.ids]
            if not pairs:
                break
            k = -max(pairs)[1]
            parts[k:k + 2] = [parts[k] + parts[k + 1]]
        found = []
        for part in parts:
            if part in self.ids:
                found.append((self.ids[part], len(part)))
                continue
            for letter in part:
                raw = letter.encode('utf8')
                found += [(self.bytes[b], int(k == len(raw) - 1)) for k, b in enumerate(raw)]
        self.remembered[word] = found
        return found

    def text_of(self, ids, written):
        """One piece of text per subword. Subwords do not record spaces before digits and punctuation, so these are guessed."""
        pieces, before = [], ''
        for id_, case in zip(ids, written):
            if id_ == BLOCK:
                piece = '\n'
            elif id_ in UNSEEN:
                piece = ''
            elif id_ == UNKNOWN:
                piece = '?'
            else:
                piece = self.subwords[id_]
                begins = piece.startswith(SPACE)
                piece = piece[len(SPACE):] if begins else piece
                if case == UPPER:
                    piece = piece.upper()
                elif case in (CAPITAL, MIXED) and begins:
                    piece = piece[:1].upper() + piece[1:]
                if begins and before not in ('\n', *'([“‘«¿¡/\'’') or not begins and parted(before, piece[:1]):
                    piece = ' ' + piece
            pieces.append(piece)
            before = piece[-1:] or before
        return pieces

    def of_page(self, ids, written):
        """The tokens, and for each subword the index of the token in which it ends; None if the page is not in Latin letters."""
        pieces = self.text_of(ids, written)
        text = ''.join(pieces)
        letters = sum(c.isalpha() for c in text)
        if sum(c.isalpha() and c > 'ɏ' for c in text) > FOREIGN * letters:
            return None
        tokens, ends, at = [BEGIN], [0], 0
        for word in re.findall(r'\n| ?[^ \n]+| ', text):
            found = [(self.bytes[NEW_LINE], 1)] if word == '\n' else self.of_word(word.replace(' ', SPACE))
            for token, letters in found:
                at += letters
                tokens.append(token)
                ends.append(at)
        last = np.searchsorted(ends, np.maximum(np.cumsum([len(p) for p in pieces]), 1))
        return np.array(tokens), np.minimum(last, len(tokens) - 1)


def parted(before, letter):
    return letter.isdigit() and (before.isalpha() or before in (*',;:)–—',)) or letter in (*'([«¿¡–—&$€£',) and before.isalnum()


def tokens_of(pages, about, subwords):
    """Sets each page's `tokens` and `last`, and returns only the pages in Latin letters."""
    global of_page
    made = Tokens(about, subwords)

    def of_page(page):
        return made.of_page(page[0].tolist(), page[1].tolist())

    with multiprocessing.get_context('fork').Pool() as pool:
        answers = pool.map(of_page_of_pool, [(p['ids'], p['written']) for p in pages], chunksize=16)
    kept = []
    for page, answer in zip(pages, answers):
        if answer:
            page['tokens'], page['last'] = answer
            kept.append(page)
    return kept


def of_page_of_pool(page):
    return of_page(page)
