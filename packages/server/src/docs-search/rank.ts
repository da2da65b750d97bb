import { stemOf, tellingWords, type Term } from "./words.ts"

/** What ranking knows of a page. */
export interface RankedPage {
  readonly title: string
  readonly description: string
  /** words that people use for the topic, whether or not the page contains them */
  readonly keywords: string
  readonly kind: "guide" | "index" | "reference" | "api"
}

/** How well pages have a word: page → score, higher is better. */
export type WordScores = ReadonlyMap<number, number>

/** A page that was found, by its place in the list of pages. */
export interface Ranked {
  readonly page: number
  readonly score: number
}

/** A synonym says it a little less well than the word that was typed. */
const synonymWeight = 0.7

/** What a word is worth in these places, in multiples of its rarity. */
const placeWeight = { title: 5, keywords: 4, description: 2 } as const

/** A page is for a question that its keywords contain as a phrase. */
const phraseWeight = 1.5

/** Guides answer questions; the reference answers names, which come first by another way. */
const kindWeight = { guide: 1.5, index: 1.2, api: 1, reference: 0.8 } as const

/**
 * Pages in the order in which they answer a question. Every word adds to a page that has it, rare words more than
 * frequent ones; a page that lacks words is not thrown out, but goes down.
 * @param scoresOf how well pages have one word, from whatever index there is
 * @since 0.1
 */
export async function rankPages(
  terms: readonly Term[],
  pages: readonly RankedPage[],
  scoresOf: (word: string) => Promise<WordScores>,
): Promise<Ranked[]> {
  const found = await Promise.all(terms.map((term) => scoresOfTerm(term, scoresOf)))
  const rarities = found.map((scores) => Math.log(1 + pages.length / (1 + scores.size)))
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0)
  const stems = terms.map(({ word, others }) => [word, ...others].map(stemOf))
  const candidates = new Set(found.flatMap((scores) => [...scores.keys()]))
  return [...candidates]
    .map((page) => ({ page, score: scoreOf(page) }))
    .sort((a, b) => b.score - a.score || a.page - b.page)

  function scoreOf(index: number): number {
    const page = pages[index]!
    const places = wordsOf(page)
    let sum = 0
    let covered = 0
    terms.forEach((_, i) => {
      const score = found[i]!.get(index)
      const place = bestPlace(places, stems[i]!)
      if (score === undefined && place === 0) return
      covered += rarities[i]!
      sum += rarities[i]! * (Math.sqrt(Math.min(score ?? 0, 40)) + place)
    })
    const share = covered / whole
    const phrase = isPhrase(page.keywords, terms, stems) ? phraseWeight : 1
    return (
      sum *
      kindWeight[page.kind] *
      (0.25 + 0.75 * share) *
      (1 + 0.3 * titleShare(places.title, stems)) *
      phrase
    )
  }
}

async function scoresOfTerm(
  { word, others }: Term,
  scoresOf: (word: string) => Promise<WordScores>,
): Promise<WordScores> {
  const own = await scoresOf(word)
  const all = new Map(own)
  for (const scores of await Promise.all(others.map(scoresOf)))
    for (const [page, score] of scores)
      all.set(page, Math.max(all.get(page) ?? 0, score * synonymWeight * synonymWeight))
  return all
}

type Places = Readonly<Record<keyof typeof placeWeight, ReadonlySet<string>>>

const known = new WeakMap<RankedPage, Places>()

function wordsOf(page: RankedPage): Places {
  let places = known.get(page)
  if (!places) {
    const stemsOf = (text: string) => new Set(tellingWords(text).map(stemOf))
    places = {
      title: stemsOf(page.title),
      keywords: stemsOf(page.keywords),
      description: stemsOf(page.description),
    }
    known.set(page, places)
  }
  return places
}

/** The first stem is the word itself, the others are its synonyms. */
function bestPlace(places: Places, stems: readonly string[]): number {
  let best = 0
  for (const [name, words] of Object.entries(places)) {
    const weight = placeWeight[name as keyof Places]
    stems.forEach((stem, i) => {
      if (words.has(stem)) best = Math.max(best, i === 0 ? weight : weight * synonymWeight)
    })
  }
  return best
}

/** How much of a title was asked for: of `Manage regions`, a question about regions has half. */
function titleShare(title: ReadonlySet<string>, stems: readonly (readonly string[])[]): number {
  const asked = [...title].filter((word) => stems.some((term) => term.includes(word))).length
  return title.size === 0 ? 0 : asked / title.size
}

/** Whether one of the keywords has every word that was asked for. A single word must be a separate keyword. */
function isPhrase(keywords: string, terms: readonly Term[], stems: readonly (readonly string[])[]): boolean {
  return keywords.split(", ").some((phrase) => {
    if (terms.length === 1) {
      const [word, ...others] = tellingWords(phrase)
      return word === terms[0]!.word && others.length === 0
    }
    const words = new Set(tellingWords(phrase).map(stemOf))
    return stems.every(([stem]) => words.has(stem!))
  })
}
