import { articleRenderer } from "../article/render-article.ts"
import { bootScript } from "./build-client.ts"
import type { PageSource } from "../content/page.ts"
import { collect, generatedPages } from "./collect.ts"
import { htmlOf, markdownOf, notFoundHtml } from "./write-site.tsx"

/** Reading the code takes most of a second; an edit of a page does not change it. */
let generated: readonly PageSource[] | undefined

/**
 * Told after the code has changed.
 * @since 0.1
 */
export function forgetCode(): void {
  generated = undefined
}

/**
 * One page as the development server shows it: rendered afresh, with the client's sources instead of a bundle.
 * @returns the HTML, and 404 where no page has this address
 * @throws whatever is wrong with the page or the sidebars
 * @since 0.1
 */
export async function renderRoute(route: string): Promise<{ html: string; status: 200 | 404 }> {
  const { pages, navigation } = collect((generated ??= generatedPages()))
  const assets = {
    script: "/src/client/main.ts",
    style: "/src/styles/index.css",
    fonts: [],
    boot: await bootScript(),
  }
  const page = pages.find(({ meta }) => meta.route === route)
  if (!page) return { html: notFoundHtml(navigation, assets), status: 404 }
  const article = await articleRenderer().render(page)
  return { html: htmlOf({ page: page.meta, article }, navigation, assets), status: 200 }
}

/**
 * The Markdown of one page as the development server gives it.
 * @returns nothing where no page has this address
 * @since 0.1
 */
export async function renderMarkdown(route: string): Promise<string | undefined> {
  const page = collect((generated ??= generatedPages())).pages.find(({ meta }) => meta.route === route)
  return page && markdownOf({ page: page.meta, article: await articleRenderer().render(page) })
}
