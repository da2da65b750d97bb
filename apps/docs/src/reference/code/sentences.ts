const first = /^[^]*?[.?!](?=\s+[A-Z]|$)/

/** The first sentence of a docstring. */
export function firstSentence(text: string): string {
  const paragraph = text.split("\n\n")[0]!.trim()
  return first.exec(paragraph)?.[0] ?? paragraph
}

/** What follows the first sentence: a page's title is followed by that one already. */
export function otherSentences(text: string): string {
  return text.slice(firstSentence(text).length).trim()
}
