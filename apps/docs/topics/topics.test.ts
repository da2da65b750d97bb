import fs from "node:fs"
import GithubSlugger from "github-slugger"
import { expect, it } from "vitest"
import { readFrontmatter, routeOf } from "@stheno/docs/internal/content/frontmatter.ts"

/** Topics that nobody has found on our pages yet. The number may only become smaller. */
const mostOpen = 0

const content = new URL("../content/", import.meta.url)

/** Ids of the headings of a page. */
function headingsOf(body: string): Set<string> {
  const slugger = new GithubSlugger()
  const headings = body.matchAll(/^#{2,4} (.+)$/gm)
  return new Set([...headings].map(([, text]) => slugger.slug(text!.replaceAll(/[`*]/g, ""))))
}

/** Our written pages by their addresses. */
const pages = new Map(
  fs
    .readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => {
      const { frontmatter, body } = readFrontmatter(name, fs.readFileSync(new URL(name, content), "utf8"))
      return [routeOf(frontmatter), headingsOf(body)] as const
    }),
)

const topicsOfPages = JSON.parse(fs.readFileSync(new URL("topics.json", import.meta.url), "utf8")) as Record<
  string,
  Record<string, string | null>
>

const topics = Object.entries(topicsOfPages).flatMap(([page, places]) =>
  Object.entries(places).map(([topic, place]) => ({ page, topic, place })),
)

/** Whether a place of the file exists: a heading, another page, or the reason why the topic is gone. */
function exists(page: string, place: string): boolean {
  if (place.startsWith("gone: ")) return place.length > "gone: ".length + 10
  if (place.startsWith("/references/")) return true
  const [route, heading] = place.split("#") as [string, string?]
  const headings = pages.get(route || page)
  return headings !== undefined && (!heading || headings.has(heading))
}

it("each topic of Medusa's documentation is where topics.json says", () => {
  expect(topics.length).toBeGreaterThan(2180)
  expect(topics.filter(({ page, place }) => place !== null && !exists(page, place))).toEqual([])
})

/** A list of links teaches nothing, and solutions to errors teach only what is about errors. */
function leadsNowhere(topic: string, place: string): boolean {
  if (place.endsWith("#next-steps")) return true
  return place.endsWith("#troubleshooting") && !/troubleshoot|error/.test(topic)
}

it("each topic leads to text that teaches it", () => {
  expect(leadsNowhere("create file", "#troubleshooting")).toBe(true)
  expect(leadsNowhere("troubleshooting installation", "#troubleshooting")).toBe(false)
  expect(leadsNowhere("create file", "#create-the-page")).toBe(false)
  expect(topics.filter(({ topic, place }) => place !== null && leadsNowhere(topic, place))).toEqual([])
})

/** What a reader who looks for the first word of a topic does not expect as the first word of a heading. */
const opposites: Readonly<Record<string, readonly string[]>> = {
  add: ["remove", "delete", "cancel", "edit"],
  create: ["remove", "delete", "cancel", "edit"],
  remove: ["add", "create"],
  delete: ["add", "create"],
}

/** Whether a topic leads to the opposite of what it says, such as “create claim” to “Cancel a claim”. */
function contradicts(topic: string, place: string): boolean {
  const [heading = ""] = (place.split("#")[1] ?? "").split("-")
  return opposites[topic.split(" ")[0]!]?.includes(heading) ?? false
}

it("no topic of the user guide leads to the opposite of what it says", () => {
  expect(contradicts("create claim", "#cancel-a-claim")).toBe(true)
  expect(contradicts("create claim", "#create-a-claim")).toBe(false)
  expect(contradicts("view claim", "#cancel-a-claim")).toBe(false)
  const inGuide = topics.filter(({ page }) => page.startsWith("/user-guide"))
  expect(inGuide.length).toBeGreaterThan(300)
  expect(inGuide.filter(({ topic, place }) => place !== null && contradicts(topic, place))).toEqual([])
})

it("no further topic is uncovered", () => {
  const open = topics.filter(({ place }) => place === null)
  expect(open.length).toBe(mostOpen)
})
