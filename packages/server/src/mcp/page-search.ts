import { rankPages, type WordScores } from "../docs-search/rank.ts"
import { plainName, splitWords, stemOf, termsOf, type Term } from "../docs-search/words.ts"
import type { DocsPage } from "./pages.ts"

/** A page that answers a question, and the place in it that has most of the words. */
export interface FoundPage {
  readonly page: DocsPage
  readonly excerpt: string
}

/** How fast repetitions of a word on a page stop counting, and how much the length of the page counts. @source BM25 */
const saturation = 1.2
const lengthWeight = 0.5
/** Brings the scores to the scale of those that pages are ranked by. */
const scale = 14

const excerptLength = 280

/** Searches the texts of pages, by the same rules as the search of the site. */
export class PageSearch {
  private readonly pages: readonly DocsPage[]
  /** stem → page → how often */
  private readonly counts = new Map<string, Map<number, number>>()
  private readonly lengths: number[] = []
  private readonly meanLength: number

  constructor(pages: readonly DocsPage[]) {
    this.pages = pages
    const stems = new Map<string, string>()
    pages.forEach((page, index) => this.add(page, index, stems))
    this.meanLength = this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, pages.length)
  }

  /**
   * The pages that answer a question, best first; a page with the name that was asked for comes before all others.
   * @param audience only pages for these readers
   * @since 0.1
   */
  async find(question: string, limit: number, audience?: string): Promise<FoundPage[]> {
    const terms = termsOf(question)
    const isWanted = (page: DocsPage) => audience === undefined || page.audiences.includes(audience)
    const ranked = await rankPages(terms, this.pages, async (word) => this.scoresOf(word))
    const found = [...this.named(question), ...ranked.map(({ page }) => this.pages[page]!)].filter(isWanted)
    return [...new Set(found)].slice(0, limit).map((page) => ({ page, excerpt: excerptOf(page, terms) }))
  }

  /**
   * Reference pages whose title, operation or heading is the question or a word of it that looks like code. Headings
   * count for code only: `capture payment` is a question.
   */
  private named(question: string): DocsPage[] {
    const code = question.split(/\s+/).filter((word) => /[a-z][A-Z]|\w_\w/.test(word))
    const wanted = new Set([question, ...code].map(plainName).filter(Boolean))
    const order = ["/references/entities/", "/api/", "/references/services/", "/references/"]
    const isNamed = (page: DocsPage) =>
      namesOf(page).some((name) => wanted.has(plainName(name))) ||
      code.some((word) => page.markdown.includes(`## ${word}\n`))
    return order
      .flatMap((place) => this.pages.filter(({ route }) => route.startsWith(place)))
      .filter(isNamed)
      .slice(0, 3)
  }

  private add(page: DocsPage, index: number, stems: Map<string, string>): void {
    const words = splitWords(page.markdown)
    this.lengths[index] = words.length
    for (const word of words) {
      let stem = stems.get(word)
      if (stem === undefined) stems.set(word, (stem = stemOf(word)))
      const pages = this.counts.get(stem) ?? new Map<number, number>()
      this.counts.set(stem, pages.set(index, (pages.get(index) ?? 0) + 1))
    }
  }

  private scoresOf(word: string): WordScores {
    const scores = new Map<number, number>()
    for (const [index, count] of this.counts.get(stemOf(word)) ?? []) {
      const length = 1 - lengthWeight + (lengthWeight * this.lengths[index]!) / this.meanLength
      scores.set(index, (scale * count) / (count + saturation * length))
    }
    return scores
  }
}

function namesOf({ title, route, description }: DocsPage): string[] {
  const [, call] = /^((?:GET|POST|PUT|DELETE) \/\S+):/.exec(description) ?? []
  return [title, ...(call ? [call, route.slice(route.lastIndexOf("/") + 1)] : [])]
}

/** The paragraph with most of the words, shortened. */
function excerptOf({ markdown, description }: DocsPage, terms: readonly Term[]): string {
  const wanted = terms.map(({ word, others }) => new Set([word, ...others].map(stemOf)))
  const paragraphs = markdown.split(/\n{2,}/).filter((text) => !/^([#|-]|```)/.test(text))
  let best = { text: description, count: 0 }
  for (const text of paragraphs) {
    const stems = new Set(splitWords(text).map(stemOf))
    const count = wanted.filter((term) => [...term].some((stem) => stems.has(stem))).length
    if (count > best.count) best = { text, count }
  }
  const line = best.text.replace(/\s+/g, " ").trim()
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength).replace(/\s\S*$/, "")} …`
}
