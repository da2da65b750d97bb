/** A place the search found: a page, or a section of one. */
export interface Hit {
  readonly url: string
  readonly title: string
  /** area and groups, for the line above the title */
  readonly trail: string
  /** text with the words found in `<mark>`, as the index gives it: HTML */
  readonly excerpt: string
  /** a section of the page above it in the list */
  readonly section: boolean
}

/** What the index returns for one page. */
export interface FoundPage {
  readonly url: string
  readonly meta: Readonly<Record<string, string>>
  readonly excerpt: string
  readonly sub_results: readonly { readonly title: string; readonly url: string; readonly excerpt: string }[]
}

/** A page whose title is a name of the code or the API: an entity, an operation, a method. */
export interface NamedPage {
  readonly title: string
  readonly url: string
  readonly trail: string
}

/** Pages of one name that come before everything else. */
const pagesPerName = 3

/** Sections shown below one page, so that one page does not fill the list. */
const sectionsPerPage = 2

/**
 * Pages and their best sections as one list: what has the name that was typed comes first, then a page whose title
 * it is, otherwise the order of the index holds. Reference pages all have the same sections, so theirs are left out.
 * @param text what the reader typed
 * @param names everything that has a name, what readers look for most first
 * @since 0.1
 */
export function hitsOf(pages: readonly FoundPage[], text: string, names: readonly NamedPage[] = []): Hit[] {
  const named = names.filter(({ title }) => plain(title) === plain(text)).slice(0, pagesPerName)
  const others = pages.filter(({ url }) => !named.some((page) => page.url === url))
  return [
    ...named.map((page) => pages.find(({ url }) => url === page.url) ?? unread(page)),
    ...others.sort((a, b) => closeness(b, text) - closeness(a, text)),
  ].flatMap((page) => [pageHit(page), ...sectionHits(page)])
}

/**
 * Does a page have a word that was typed? Of a word that it does not know the index takes off letters until something
 * begins with the rest.
 * @since 0.1
 */
export function hasTypedWord({ excerpt, meta }: FoundPage, text: string): boolean {
  const typed = text.split(/\s+/).map(plain).filter(Boolean)
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => plain(word!))
  const found = [...marked, plain(meta["title"] ?? "")].filter(Boolean)
  return typed.some((word) => found.some((one) => one.includes(word) || isStemOf(one, word)))
}

/** `ship` stands for `shipping`; `q` stands for no word that begins with it. */
function isStemOf(stem: string, word: string): boolean {
  return word.startsWith(stem) && stem.length * 2 >= word.length
}

/** A page that is not among the first of the index. */
function unread({ url, title, trail }: NamedPage): FoundPage {
  return { url, meta: { title, trail, kind: "reference" }, excerpt: "", sub_results: [] }
}

function pageHit({ url, meta, excerpt }: FoundPage): Hit {
  const title = meta["title"] ?? url
  return { url, title, trail: meta["trail"] ?? "", excerpt: withoutTitle(excerpt, title), section: false }
}

/** The index takes the title for the first sentence of the page; above it stands the title already. */
function withoutTitle(excerpt: string, title: string): string {
  let rest = excerpt
  for (const char of `${title}. `) {
    rest = rest.replace(/^<\/?mark>/, "")
    if (rest[0] !== char) return excerpt
    rest = rest.slice(1)
  }
  return rest
}

function sectionHits({ meta, sub_results }: FoundPage): Hit[] {
  if (meta["kind"] === "reference") return []
  return sub_results
    .filter((sub) => sub.url.includes("#"))
    .slice(0, sectionsPerPage)
    .map(({ url, title, excerpt }) => ({ url, title, trail: meta["title"] ?? "", excerpt, section: true }))
}

/** `line item` is the title `LineItem`: spaces and capitals do not count. */
function closeness(page: FoundPage, text: string): number {
  const title = plain(page.meta["title"] ?? "")
  const typed = plain(text)
  if (title === typed) return 2
  return title.startsWith(typed) ? 1 : 0
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
}

/**
 * The hits as the options of a list box.
 * @param selected index of the option in front
 * @since 0.1
 */
export function hitsHtml(hits: readonly Hit[], selected: number): string {
  return hits
    .map(
      (
        hit,
        i,
      ) => `<a class="hit${hit.section ? " hit-section" : ""}" role="option" id="hit-${i}" href="${escape(hit.url)}"
aria-selected="${i === selected}" tabindex="-1">
${hit.section ? "" : `<span class="hit-trail">${escape(hit.trail)}</span>`}<span class="hit-title">${escape(hit.title)}</span>
<span class="hit-text">${hit.excerpt}</span></a>`,
    )
    .join("")
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!)
}
