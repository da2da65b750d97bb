import { afterAll, beforeAll, expect, it } from "vitest"
import { twoLooks, violationsIn } from "./testing/axe.ts"
import { openBuiltSite, type BuiltSite } from "./testing/built-site.ts"
import { choosePages } from "./testing/chosen-pages.ts"

/** Another seed looks at other pages: DOCS_SEED=7 npx vitest run --project browser chance-pages */
const seed = Number(process.env["DOCS_SEED"] ?? 20_261_122)
const atOnce = 5

/** DOCS_PAGES=60 looks at more of them. */
const count = Number(process.env["DOCS_PAGES"] ?? 15)
const starts = Array.from({ length: Math.ceil(count / atOnce) }, (_, at) => at * atOnce)

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site?.close())

it.each(starts)("axe finds nothing on pages by chance, from %i", async (from) => {
  const routes = choosePages(
    site.pages.map(({ route }) => route),
    count,
    seed,
  )
  for (const route of routes.slice(from, from + atOnce))
    expect(await violationsIn(twoLooks, site, route), `${route}, seed ${seed}`).toEqual([])
})
