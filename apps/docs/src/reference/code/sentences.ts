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

/** A docstring as sentences, also if it is written as a phrase: `returns the price` becomes `Returns the price.` */
export function asSentences(text: string): string {
  const sentences = text.charAt(0).toUpperCase() + text.slice(1)
  return /[\w)`]$/.test(sentences) ? `${sentences}.` : sentences
}
