import { rankPages, type WordScores } from "@stheno/server/internal/docs-search/rank.ts"
import {
  plainName,
  stemOf,
  tellingWords,
  termsOf,
  type Term,
} from "@stheno/server/internal/docs-search/words.ts"
import { passes, trailOf, type Catalogue, type SearchFilter } from "./catalogue.ts"
import type { FoundPage, Hit } from "./results.ts"
import { hasWord, hitsOfPage } from "./results.ts"

/** A page that has a word, as Pagefind gives it. */
export interface IndexResult {
  readonly id: string
  readonly score: number
  readonly data: () => Promise<FoundPage>
}

/** The part of Pagefind that is used. */
export interface WordIndex {
  readonly search: (text: string) => Promise<{ readonly results: readonly IndexResult[] }>
}

/** Places that have a name come first, but not more than these. */
const placesPerName = 3

/** What may be a question as well leaves room for its answers. */
const placesPerPhrase = 2

const pagesShown = 8

/** Guides that come before names where plain words were typed. */
const guidesBeforeNames = 2

/** Words as people write them, without anything that looks like code. */
function isPlain(question: string): boolean {
  return /^[\p{Ll}\s'-]+$/u.test(question)
}

interface NamedPlace {
  readonly page: number
  readonly name: string
  readonly anchor?: string | undefined
}

/** Answers questions from the index and the list of all pages. */
export class Finder {
  readonly catalogue: Catalogue
  private readonly index: WordIndex
  private readonly places: ReadonlyMap<string, number>
  private readonly words = new Map<string, Promise<ReadonlyMap<number, IndexResult>>>()

  constructor(index: WordIndex, catalogue: Catalogue) {
    this.index = index
    this.catalogue = catalogue
    this.places = new Map(catalogue.pages.map(({ id }, place) => [id, place]))
  }

  /**
   * What answers a question, best first: places of the name that was typed, then pages with their best sections.
   * @since 0.1
   */
  async find(question: string, filter: SearchFilter = {}): Promise<Hit[]> {
    const terms = termsOf(question)
    const { pages } = this.catalogue
    const isWanted = (page: number) => passes(pages[page]!, filter)
    const named = this.named(question).filter(({ page }) => isWanted(page))
    const ranked = await rankPages(terms, pages, (word) => this.scoresOf(word))
    const others = ranked
      .map(({ page }) => page)
      .filter((page) => isWanted(page) && !named.some((one) => one.page === page))
      .slice(0, pagesShown)
    const about = isPlain(question) ? this.guidesAbout(others, terms) : []
    const ahead = isPlain(question) ? this.guidesFor(others, question) : []
    const guides = [...new Set([...ahead, ...about])].slice(0, guidesBeforeNames)
    const first = await Promise.all(guides.map((page) => this.hitsOf(page, terms)))
    const names = await Promise.all(named.map((one) => this.namedHits(one, terms)))
    const rest = others.filter((page) => !guides.includes(page)).map((page) => this.hitsOf(page, terms))
    return [...first, ...names, ...(await Promise.all(rest))].flat()
  }

  /** Guides whose title has all the words: who types `gift card` wants to read about them before their type. */
  private guidesAbout(places: readonly number[], terms: readonly Term[]): number[] {
    const wordsOf = (place: number) => new Set(tellingWords(this.catalogue.pages[place]!.title).map(stemOf))
    return places
      .filter((place) => this.isGuide(place) && terms.every(({ word }) => wordsOf(place).has(stemOf(word))))
      .toSorted((a, b) => wordsOf(a).size - wordsOf(b).size)
  }

  /** Guides with a single word as a keyword, which the title of a better page may not have. */
  private guidesFor(places: readonly number[], question: string): number[] {
    const keyword = question.trim()
    if (/\s/.test(keyword)) return []
    return places.filter(
      (place) => this.isGuide(place) && this.catalogue.pages[place]!.keywords.split(", ").includes(keyword),
    )
  }

  private isGuide(place: number): boolean {
    const { kind } = this.catalogue.pages[place]!
    return kind === "guide" || kind === "index"
  }

  /**
   * The question as a whole is a name, or a word of it is one and looks like code. Several words without any of that
   * may be the name of an entity, `line item`, but not of a method: `capture payment` is a question.
   */
  private named(question: string): NamedPlace[] {
    const code = question.split(/\s+/).filter((word) => /[a-z][A-Z]|\w_\w/.test(word))
    const isProse = code.length === 0 && /\S\s+\S/.test(question) && !question.includes("/")
    const wanted = new Set([question, ...code].map(plainName).filter(Boolean))
    const member = /^(\w+)\.(\w+)(?:\(\))?$/.exec(question.trim())
    const found = this.catalogue.names
      .filter(([name, page, anchor]) =>
        member && plainName(name) === plainName(member[2]!)
          ? anchor && plainName(this.catalogue.pages[page]!.title) === plainName(member[1]!)
          : wanted.has(plainName(name)) && !(isProse && anchor),
      )
      .map(([name, page, anchor]) => ({ name, page, anchor }))
    const isFirst = (each: NamedPlace, i: number) => found.findIndex((one) => one.page === each.page) === i
    return found.filter(isFirst).slice(0, isProse ? placesPerPhrase : placesPerName)
  }

  private async namedHits({ page, anchor, name }: NamedPlace, terms: readonly Term[]): Promise<Hit[]> {
    const [hit] = await this.hitsOf(page, terms)
    if (!hit || !anchor) return hit ? [hit] : []
    const { url, title } = this.catalogue.pages[page]!
    return [{ ...hit, url: `${url}#${anchor}`, title: name, trail: `${hit.trail} › ${title}` }]
  }

  private async hitsOf(place: number, terms: readonly Term[]): Promise<Hit[]> {
    const page = this.catalogue.pages[place]!
    const found = (await this.rarestResult(place, terms))?.data()
    return hitsOfPage(page, trailOf(page, this.catalogue), terms, await found)
  }

  /** A page's result for the word that fewest pages have: its excerpt says most. */
  private async rarestResult(place: number, terms: readonly Term[]): Promise<IndexResult | undefined> {
    const lists = await Promise.all(
      terms.flatMap(({ word, others }) => [word, ...others].map((one) => this.resultsOf(one))),
    )
    const having = lists.filter((list) => list.has(place)).toSorted((a, b) => a.size - b.size)
    return having[0]?.get(place)
  }

  private async scoresOf(word: string): Promise<WordScores> {
    const results = await this.resultsOf(word)
    return new Map([...results].map(([page, { score }]) => [page, score]))
  }

  private resultsOf(word: string): Promise<ReadonlyMap<number, IndexResult>> {
    let found = this.words.get(word)
    if (!found) {
      found = this.search(word)
      this.words.set(word, found)
      // what could not be loaded is asked for again
      found.catch(() => this.words.delete(word))
    }
    return found
  }

  /** Of a word that it does not know the index takes off letters until something begins with the rest. */
  private async search(word: string): Promise<ReadonlyMap<number, IndexResult>> {
    const { results } = await this.index.search(word)
    const best = results[0] && (await results[0].data())
    if (!best || !hasWord(best, word, stemOf(word))) return new Map()
    const placed = results.map((result) => [this.places.get(result.id), result] as const)
    return new Map(placed.filter((entry): entry is [number, IndexResult] => entry[0] !== undefined))
  }
}
