import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { pictureSize } from "@stheno/docs/internal/mdx/picture-size.ts"
import { dashboardTexts, patternOf } from "./driver/catalogs.ts"
import {
  filesBelow,
  guideNames,
  loadGuide,
  messagesIn,
  partsOf,
  readGuidePages,
  type GuidePage,
} from "./driver/files.ts"
import { contentFolder, pictureFolder, snapshotFolder } from "./driver/folders.ts"
import { everyGroup } from "./driver/groups.ts"
import { missingLabels } from "./driver/labels.ts"
import { neutral } from "./driver/neutral.ts"
import { serverTexts } from "./driver/server-messages.ts"
import { largestPicture } from "./driver/studio.ts"

const pages = readGuidePages()
const scripts = guideNames()

it("every label in bold is a text of the dashboard", () => {
  const isText = dashboardTexts()
  const unknown = pages.flatMap(({ name, labels }) =>
    labels.filter((label) => !isText(label)).map((label) => `${name}: ${label}`),
  )
  expect(pages.flatMap(({ labels }) => labels).length).toBeGreaterThan(10)
  expect(unknown).toEqual([])
})

it("knows a label with a parameter, and refuses one that the dashboard does not have", () => {
  const isText = dashboardTexts()
  expect(["Orders", "Add 2 customers", "Order #17"].filter((text) => !isText(text))).toEqual([])
  expect(["Ordres", "Add 2 dogs", "Orders of today"].filter(isText)).toEqual([])
  expect(patternOf("Add {count, plural, one {# item} other {# items}}").test("Add 3 items")).toBe(true)
})

it("every page with steps or pictures has a script, and every script a page", () => {
  const named = pages.filter(({ hasSteps, screenshots }) => hasSteps || screenshots.length > 0)
  expect(named.map(({ name }) => name).filter((name) => !scripts.includes(name))).toEqual([])
  expect(scripts.filter((name) => !pages.some((page) => page.name === name))).toEqual([])
})

/** Pages that lead to others or only show something: nothing on them can be rejected. */
const withoutRejections = new Set([
  "customers/index",
  "gift-cards/index",
  "orders/index",
  "price-lists/index",
  "products/index",
  "taxes/index",
  "users/index",
])

/** Words by which a page says what cannot be done, or what to do when the dashboard rejects it. */
const rejection =
  /\bcannot\b|\bsays? (?:so|that|why|")|\berrors?\b|\brejects?\b|\bfails?\b|^\| The (?:dashboard|menu) says|^## Troubleshooting/im

it("every page with tasks says what to do when the dashboard rejects something", () => {
  expect(rejection.test('If the dashboard says "Enter a value.", enter one.')).toBe(true)
  expect(rejection.test("1. Open **Orders**. The list shows the orders.")).toBe(false)
  const silent = pages.filter(({ text }) => !rejection.test(text)).map(({ name }) => name)
  expect(silent.filter((name) => !withoutRejections.has(name))).toEqual([])
  expect([...withoutRejections].filter((name) => !pages.some((page) => page.name === name))).toEqual([])
})

it("every message in a table is one of the dashboard or of the server", () => {
  const [isShown, isSent] = [dashboardTexts(), serverTexts()]
  const isMessage = (text: string) => isShown(text) || isShown(`${text}.`) || isSent(text)
  expect(
    ["Enter a value.", "Discount with code … already exists", "Invalid invite"].filter(isMessage),
  ).toHaveLength(3)
  expect(["Enter some value.", "Discount with name … exists", "Wrong invite"].filter(isMessage)).toEqual([])
  const messages = pages.flatMap(({ name, text }) => messagesIn(text).map((message) => ({ name, message })))
  expect(messages.length).toBeGreaterThan(80)
  const unknown = messages.filter(({ message }) => !isMessage(message))
  expect(unknown.map(({ name, message }) => `${name}: ${message}`)).toEqual([])
})

it("every script runs in one group", () => {
  expect(everyGroup().flat().sort()).toEqual([...scripts].sort())
})

it("every script is one for its page", async () => {
  for (const name of scripts)
    expect((await loadGuide(name)).route).toBe(`/user-guide/${name}`.replace(/\/index$/, ""))
})

it("every screenshot has both pictures, small enough, a snapshot and a text that says what it shows", () => {
  const problems = pages.flatMap(({ name, screenshots }) =>
    screenshots.flatMap((each) => problemsOf(each).map((problem) => `${name}: ${each.name}: ${problem}`)),
  )
  expect(problems).toEqual([])
})

function problemsOf({ name, alt }: { name: string; alt: string }): string[] {
  const problems = [
    ...(alt.length < 20 ? ["its alt text is too short"] : []),
    ...(existsSync(join(snapshotFolder, `${name}.yml`)) ? [] : ["the snapshot is missing"]),
  ]
  const files = ["light", "dark"].map((scheme) => join(pictureFolder, `${name}.${scheme}.webp`))
  if (!files.every((file) => existsSync(file))) return [...problems, "a picture is missing"]
  const [light, dark] = files.map((file) => pictureSize(readFileSync(file)))
  if (JSON.stringify(light) !== JSON.stringify(dark)) problems.push("light and dark differ in size")
  for (const file of files) if (statSync(file).size > largestPicture) problems.push(`${file} is too large`)
  return problems
}

it("every picture is shown on a page, and every snapshot on one of the guide", () => {
  const namesIn = ({ screenshots }: Pick<GuidePage, "screenshots">) => screenshots.map(({ name }) => name)
  const texts = filesBelow(contentFolder, ".mdx").map((name) =>
    readFileSync(join(contentFolder, `${name}.mdx`), "utf8"),
  )
  const shown = new Set(texts.flatMap((text) => namesIn(partsOf(text))))
  const pictures = filesBelow(pictureFolder, ".webp").map((name) => name.replace(/\.(light|dark)$/, ""))
  expect(pictures.filter((name) => !shown.has(name))).toEqual([])
  const inGuide = new Set(pages.flatMap(namesIn))
  expect(filesBelow(snapshotFolder, ".yml").filter((name) => !inGuide.has(name))).toEqual([])
})

it("reads labels, pictures and steps off a page", () => {
  const text = `Choose **Create
return**.\n\n1. Open **Orders**.\n\n<Screenshot\n  name="orders/a"\n  alt="An order"\n/>\n`
  expect(partsOf(text)).toEqual({
    labels: ["Create return", "Orders"],
    screenshots: [{ name: "orders/a", alt: "An order" }],
    hasSteps: true,
  })
  expect(partsOf("No steps.").hasSteps).toBe(false)
  expect(missingLabels(["Orders", "Ordres"], new Set(["Orders"]))).toEqual(["Ordres"])
})

it("keeps IDs, addresses, dates and numbers out of snapshots, and keeps words", () => {
  const snapshot = [
    '- link "Order #17":',
    "  - /url: /app/a/orders/order_01HXYZ0123456789ABCDEFGHJK",
    "- text: Nov 3, 2026, 4:05 PM · $1,234.50 · 3 hours ago · order_01HXYZ0123456789ABCDEFGHJK",
  ].join("\n")
  expect(neutral(snapshot)).toBe('- link "Order #0":\n- text: DATE · $0 · AGO · ID\n')
  expect(neutral("- code: ZLAD-7674-VDF9-VUMI")).toBe("- code: CODE\n")
  expect(neutral('- button "Create return"')).toBe('- button "Create return"\n')
})
