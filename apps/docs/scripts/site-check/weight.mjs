import { gzipSync } from "node:zlib"

/** Bytes after gzip that a page may load before the reader does anything. @source decision 0031 */
export const budgets = {
  script: 20_000,
  style: 20_000,
  html: 60_000,
  fonts: 80_000,
  pictures: 0,
  "the whole page": 200_000,
}

/** Files that gzip makes no smaller. */
const packed = /\.(?:woff2|webp|png)$/

/**
 * Weighs what every page loads at first.
 * @param {import("./check-site.mjs").Site} site
 * @returns {{ problems: string[], counts: Record<string, string> }}
 */
export function checkWeight(site) {
  const weighed = new Map()
  const weigh = (path) => {
    if (!weighed.has(path))
      weighed.set(path, packed.test(path) ? site.read(path).length : gzipped(site.read(path)))
    return weighed.get(path)
  }
  const heaviest = { script: 0, style: 0, html: 0, fonts: 0, pictures: 0, "the whole page": 0 }
  const problems = []
  for (const { route } of site.manifest.pages) {
    const parts = weightsOf(site.html(route) ?? "", weigh)
    const weights = {
      ...parts,
      "the whole page": Object.values(parts).reduce((sum, bytes) => sum + bytes, 0),
    }
    for (const [what, bytes] of Object.entries(weights)) {
      heaviest[what] = Math.max(heaviest[what], bytes)
      if (bytes > budgets[what])
        problems.push(`${route}: ${bytes} bytes of ${what}, at most ${budgets[what]} are allowed`)
    }
  }
  const shown = Object.entries(heaviest).map(([what, bytes]) => [
    `heaviest ${what}`,
    `${(bytes / 1000).toFixed(1)} kB`,
  ])
  return { problems, counts: Object.fromEntries(shown) }
}

/**
 * What one page loads at first, by kind, in bytes after gzip. Inline scripts count as script, lazy pictures do not count.
 * @param {string} html
 * @param {(path: string) => number} weigh bytes of a file
 */
export function weightsOf(html, weigh) {
  const sum = (pattern) => [...html.matchAll(pattern)].reduce((total, [, path]) => total + weigh(path), 0)
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join("")
  return {
    script:
      sum(/<script type="module" src="([^"]+)"/g) +
      sum(/<link rel="modulepreload" href="([^"]+)"/g) +
      inline.length,
    style: sum(/<link rel="stylesheet" href="([^"]+)"/g),
    html: gzipped(html),
    fonts: sum(/<link rel="preload" href="([^"]+\.woff2)"/g),
    pictures: sum(/<img (?![^>]*\bloading="lazy")[^>]*\bsrc="([^"]+)"/g),
  }
}

function gzipped(content) {
  return gzipSync(content).length
}
