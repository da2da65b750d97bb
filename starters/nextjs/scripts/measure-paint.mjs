// Measures how soon the home page, the list of products and a product page are painted on a slow phone:
//   npm run measure -- https://shop.example.com/us
// It opens each page in Chromium, slowed down like the phone of Lighthouse, and prints the medians of several visits
// and the budgets that they exceed. Exit code 1 means that one is exceeded.
import { parseArgs } from "node:util"
import { chromium } from "playwright-core"

/**
 * Lighthouse's phone: a processor four times slower, 1.6 Mbit/s, and a round trip of 150 ms. Chromium delays requests
 * instead of packets, so Lighthouse makes these values stricter, and so does this program.
 */
const phone = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1_638_400 * 0.9) / 8,
    uploadThroughput: (750_000 * 0.9) / 8,
  },
  context: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "en-US",
  },
}

/** What a page may take: milliseconds, a score, and bytes as they are sent. */
const budgets = { lcp: 1500, cls: 0.02, script: 5_000, total: 250_000 }

const usage =
  "Usage: npm run measure -- URL [--visits NUMBER], with the URL of a country such as http://localhost:8000/us"
const { home, visits } = readWords()

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium"
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
try {
  const list = `${home.replace(/\/+$/, "")}/products`
  const pages = { home, list, product: await firstProduct(list) }
  let isOver = false
  console.log("page      LCP, ms   FCP, ms   CLS     scripts, kB   all, kB   largest element")
  for (const [name, url] of Object.entries(pages)) {
    // A first visit makes the page and its pictures, which are then kept.
    await visit(url)
    const results = []
    for (let count = 0; count < visits; count++) results.push(await visit(url))
    const median = (key) =>
      results.map((result) => result[key]).toSorted((a, b) => a - b)[Math.floor(visits / 2)]
    const found = Object.fromEntries(
      ["lcp", "fcp", "cls", "script", "total"].map((key) => [key, median(key)]),
    )
    const over = Object.entries(budgets).filter(([key, most]) => found[key] > most)
    isOver ||= over.length > 0
    console.log(rowOf(name, found, results[0].largest))
    for (const [key, most] of over) console.log(`          ${key} is over the budget of ${most}`)
  }
  if (isOver) process.exitCode = 1
} finally {
  await browser.close()
}

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { visits: { type: "string", default: "5" } },
    })
    const [home = "http://localhost:8000/us", ...rest] = positionals
    if (rest.length === 0 && URL.canParse(home) && /^[1-9]\d?$/.test(values.visits))
      return { home, visits: Number(values.visits) }
  } catch {
    // An unknown option: the usage says what is known.
  }
  return fail(usage, 2)
}

function rowOf(name, { lcp, fcp, cls, script, total }, largest) {
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
  const cells = [lcp.toFixed(0), fcp.toFixed(0), cls.toFixed(3), kilobytes(script), kilobytes(total)]
  const widths = [10, 10, 8, 14, 10]
  return name.padEnd(10) + cells.map((cell, index) => cell.padEnd(widths[index])).join("") + largest
}

/** The address of the first product in the list. */
async function firstProduct(list) {
  const page = await browser.newPage()
  const answer = await page.goto(list).catch((error) => fail(`Cannot open ${list}: ${error.message}`, 1))
  if (!answer?.ok())
    fail(`${list} answered with status ${answer?.status()}. Name the home page of a country.`, 1)
  const link = page.locator('main a[href*="/products/"]').first()
  if ((await link.count()) === 0) fail(`${list} shows no product.`, 1)
  const href = await link.getAttribute("href")
  await page.close()
  return new URL(href, list).href
}

/** Opens a page on the slow phone, with an empty cache. */
async function visit(url) {
  const context = await browser.newContext(phone.context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", phone.network)
  await session.send("Emulation.setCPUThrottlingRate", { rate: phone.cpu })
  const bytes = countBytes(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: "networkidle" })
  const paint = await page.evaluate(() => window.measured)
  await context.close()
  return { ...paint, ...bytes }
}

function countBytes(session) {
  const bytes = { script: 0, total: 0 }
  const kinds = new Map()
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type))
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength
    if (kinds.get(requestId) === "Script") bytes.script += encodedDataLength
  })
  return bytes
}

/** Runs in the page, before its scripts. */
function observe() {
  const measured = { lcp: 0, fcp: 0, cls: 0, largest: "" }
  window.measured = measured
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on("largest-contentful-paint", (entry) => {
    measured.lcp = entry.startTime
    const { tagName = "", textContent = "" } = entry.element ?? {}
    measured.largest = `${tagName.toLowerCase()} ${entry.url ? entry.url.split("/").at(-1) : textContent.trim()}`
  })
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") measured.fcp = entry.startTime
  })
  on("layout-shift", (entry) => {
    if (!entry.hadRecentInput) measured.cls += entry.value
  })
}

/** @returns {never} */
function fail(message, code) {
  console.error(message)
  process.exit(code)
}
