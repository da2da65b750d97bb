import { chromium } from "playwright-core"
import { readFileSync, readdirSync } from "node:fs"
import { serveSite } from "../src/testing/site-server.ts"
const dist = process.cwd() + "/apps/docs/dist"
const site = await serveSite(dist)
const catalogue = JSON.parse(readFileSync(dist + "/pagefind/catalogue.json", "utf8"))
const urls: string[] = catalogue.pages.map((p: any) => p.url)
// one page of each template: by first two segments; all entities; then 40 random with a seed
const kinds = new Map<string,string>()
for (const u of urls) { const k = u.split("/").slice(0, 4).join("/").replace(/\/[^/]*$/, ""); if (!kinds.has(k)) kinds.set(k, u) }
let seed = Number(process.env.SEED ?? 14)
const rnd = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
const picks = new Set([...kinds.values()])
for (let i = 0; i < 40; i++) picks.add(urls[Math.floor(rnd() * urls.length)]!)
const extra = process.env.ALL ? urls.filter((u) => u.includes(process.env.ALL!)) : []
for (const e of extra) picks.add(e)
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless","--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] })
const p = await b.newPage({ viewport: { width: 390, height: 844 } })
let n = 0
for (const u of picks) {
  n++
  await p.goto(site.origin + u, { waitUntil: "domcontentloaded" }); await p.evaluate(() => document.fonts.ready)
  const w = await p.evaluate(() => document.documentElement.scrollWidth)
  if (w > 390) {
    const who = await p.evaluate(() => [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().right > 391 && !e.closest("pre,.table-scroll,svg")).slice(0, 4).map((e) => e.tagName + "." + e.className + " " + Math.round(e.getBoundingClientRect().right) + " " + (e.textContent ?? "").slice(0, 60)))
    console.log("OVERFLOW", u, w, who)
  }
}
console.log("looked at", n, "of", urls.length)
await b.close(); await site.close(); process.exit(0)
