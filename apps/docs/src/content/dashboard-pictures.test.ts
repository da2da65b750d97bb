import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"

const folder = fileURLToPath(new URL("../../content/", import.meta.url))

/** A page that mentions the dashboard as often as this is about something that its readers see there. */
const mentionsWithPicture = 4

/** Pages that mention the dashboard often but need no picture of it, each with the reason. */
const withoutPicture: Readonly<Record<string, string>> = {
  "deployments/server/general-guide":
    "is about the server; the dashboard is one of the things that it serves",
  "development/providers/connect-app":
    "shows an API; the project writes the page of the dashboard that uses it",
  "plugins/cms/contentful": "shows work in Contentful; the section of the plugin needs an account there",
  "plugins/cms/strapi": "shows work in Strapi; the section of the plugin needs a server of Strapi",
  "plugins/search/algolia": "means the dashboard of Algolia",
}

/** What a page shows: pictures, or components of the dashboard that the page renders. */
const picture = /<(?:Screenshot|Example)\b/

/** The sentences of a page, without code, the targets of links and the properties of components. */
function proseOf(text: string): string {
  return text
    .replace(/^---\n.*?\n---\n/s, "")
    .replace(/```.*?```/gs, "")
    .replace(/<[A-Z][^>]*>/g, "")
    .replace(/`[^`]*`/g, "")
    .replace(/\]\([^)]*\)/g, "]")
}

const mentionsIn = (text: string) => proseOf(text).match(/\bdashboards?\b/gi)?.length ?? 0

const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => ({
    name: file.replace(/(?:\/index)?\.mdx$/, ""),
    text: readFileSync(folder + file, "utf8"),
  }))

const bare = pages
  .filter(({ text }) => mentionsIn(text) >= mentionsWithPicture && !picture.test(text))
  .map(({ name }) => name)

it("shows a picture on every page that is about the dashboard", () => {
  expect(bare.filter((name) => !(name in withoutPicture))).toEqual([])
})

it("exempts only pages that would need a picture", () => {
  expect(Object.keys(withoutPicture).filter((name) => !bare.includes(name))).toEqual([])
})

it("counts what a reader reads", () => {
  const text = "---\ntitle: The dashboard\n---\n\nThe dashboard has `dashboard`: [dashboards](/dashboard).\n"
  expect(mentionsIn(`${text}<Screenshot name="dashboard" alt="The dashboard" />`)).toBe(2)
  expect(mentionsIn("Nothing of the kind.")).toBe(0)
})
