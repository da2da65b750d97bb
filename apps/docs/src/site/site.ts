import { z } from "zod"

const address = z
  .url({ protocol: /^https?$/, error: "must be an address with http or https" })
  .transform((url) => url.replace(/\/+$/, ""))

/** Settings of the build. */
const settings = z.object({
  DOCS_URL: address.default("http://localhost:3000"),
  DOCS_REPOSITORY_URL: address.optional(),
  DOCS_BRANCH: z.string().default("main"),
  DOCS_FEEDBACK_URL: address.optional(),
})

/** A variable of the build cannot be used; the message names it. */
export class SiteSettingError extends Error {}

/** What depends on where a site is put. */
export interface SiteSettings {
  /** where the site will be found, for what needs whole addresses: the sitemap, the feed, `llms.txt` */
  readonly url: string
  /** where readers propose changes; without it, pages lead to their source as the site has it */
  readonly repository: string | undefined
  readonly branch: string
  /** takes what readers say about a page; without it, that stays in their browsers */
  readonly feedbackUrl: string | undefined
}

/**
 * Reads the variables of the build: `DOCS_URL`, `DOCS_REPOSITORY_URL`, `DOCS_BRANCH`, `DOCS_FEEDBACK_URL`.
 * @throws SiteSettingError for one that is not an address
 * @since 0.1
 */
export function readSiteSettings(env: Readonly<Record<string, string | undefined>>): SiteSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const result = settings.safeParse(given)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`)
    throw new SiteSettingError(problems.join("; "))
  }
  const { DOCS_URL, DOCS_REPOSITORY_URL, DOCS_BRANCH, DOCS_FEEDBACK_URL } = result.data
  return {
    url: DOCS_URL,
    repository: DOCS_REPOSITORY_URL,
    branch: DOCS_BRANCH,
    feedbackUrl: DOCS_FEEDBACK_URL,
  }
}

/** Texts and addresses that are on every page. */
export const site = {
  name: "Stheno",
  tagline: "Headless commerce that speaks the Medusa v1 API",
  language: "en",
  ...readSiteSettings(process.env),
} as const

/** A page's address in full. */
export function absolute(route: string): string {
  return site.url + (route === "/" ? "/" : route)
}
