/** Accents of scripts whose words are searched without them. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu

/** Letters that have no accent to take off, and that many keyboards lack. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
}

/** A character of a script that puts no spaces between words: each is found by itself. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*/gu

const word = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu

/** The longest word, in characters. */
const longestWord = 60

/** A text in lower case, without accents. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(accents, "")
    .normalize("NFC")
    .replace(/[ßæœøłđðþıς]/g, (letter) => spelledOut[letter]!)
    .replace(unspaced, " $& ")
}

/** The words of a text in lower case, without accents. */
export function wordsOf(text: string): string[] {
  return [...plain(text).matchAll(word)].map(([each]) => cut(each, longestWord))
}

/** The beginning of a text, without half a character at its end: PostgreSQL accepts none in JSON. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")
}

/**
 * The words under which a text is found: its words, and the parts of a compound such as `T-shirt` or `ABC-123` also
 * without what is between them.
 */
export function indexedWordsOf(text: string): string[] {
  const compounds = [...plain(text).matchAll(/[\p{L}\p{M}\p{Nd}]+(?:[-_./'’][\p{L}\p{M}\p{Nd}]+)+/gu)]
  return [...wordsOf(text), ...compounds.map(([each]) => cut(each.replace(/[-_./'’]/g, ""), longestWord))]
}

/** Whether a word consists of letters: numbers are not corrected. */
export function isSpelled(text: string): boolean {
  return /^[\p{L}\p{M}]+$/u.test(text)
}

/** A word with each two neighboring letters exchanged, the most frequent typo that trigrams do not find. */
export function transpositionsOf(text: string): string[] {
  const letters = [...text]
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index]!)
      .join(""),
  )
}

/**
 * Counts the typos between two words: letters that are missing, added, different, or exchanged with their neighbor.
 * @param isPrefix whether the word may continue the text, as while a customer types
 */
export function typosBetween(text: string, known: string, isPrefix: boolean): number {
  const [typed, letters] = [[...text], [...known]]
  let before: number[] = []
  let row = Array.from({ length: letters.length + 1 }, (_, index) => index)
  typed.forEach((letter, index) => {
    const next = [index + 1]
    letters.forEach((other, place) => {
      const edits = [next[place]! + 1, row[place + 1]! + 1, row[place]! + (letter === other ? 0 : 1)]
      const isExchanged =
        place > 0 && index > 0 && letter === letters[place - 1] && typed[index - 1] === other
      next.push(Math.min(...edits, isExchanged ? before[place - 1]! + 1 : Infinity))
    })
    before = row
    row = next
  })
  return isPrefix ? Math.min(...row) : row.at(-1)!
}
