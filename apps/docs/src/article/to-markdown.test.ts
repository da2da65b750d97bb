import rehypeParse from "rehype-parse"
import { unified } from "unified"
import { expect, it } from "vitest"
import { toMarkdown } from "./to-markdown.ts"

const markdownOf = (html: string) => toMarkdown(unified().use(rehypeParse, { fragment: true }).parse(html))

it("tells what a diagram shows", () => {
  const html = `<figure class="diagram"><div><svg aria-label="A: first; A to B: has"><text>A</text></svg></div>
    <figcaption>A and B</figcaption></figure>`
  expect(markdownOf(html)).toBe("A and B:\n\n- A: first\n- A to B: has\n")
})

it("keeps code with its title", () => {
  const html = `<figure data-language="ts"><figcaption><span>a.ts</span><button>Run</button></figcaption><pre>const a = 1</pre></figure>`
  expect(markdownOf(html)).toBe("`a.ts`:\n\n```ts\nconst a = 1\n```\n")
})

it("keeps the brackets in the name of a file", () => {
  const html = `<figure data-language="ts"><figcaption><span>api/[id]/route.ts</span></figcaption><pre>a</pre></figure>`
  expect(markdownOf(html)).toMatch(/^`api\/\[id\]\/route\.ts`:\n/)
  expect(markdownOf(html.replace("api/[id]/route.ts", "Terminal"))).toMatch(/^Terminal:\n/)
  expect(markdownOf(html.replace("api/[id]/route.ts", "From 50.00 on"))).toMatch(/^From 50.00 on:\n/)
})

it("separates the blocks of a table's cell, and changes no other cell", () => {
  const head = "<table><thead><tr><th>Message</th></tr></thead><tbody>"
  const cells = [
    "<div>No <code>sku</code></div><div>No ID</div>",
    "<details><summary>2 s</summary><ul><li>calls 1</li><li>calls 2</li></ul></details>",
    "one <em>line</em>",
    "<div>one block</div>",
  ]
  const rows = cells.map((cell) => `<tr><td>${cell}</td></tr>`).join("")
  const shown = markdownOf(`${head}${rows}</tbody></table>`).split("\n").slice(2, 6)
  expect(shown.map((row) => row.replace(/^\| (.*?) +\|$/, "$1"))).toEqual([
    "No `sku`<br>No ID",
    "2 s<br>calls 1<br>calls 2",
    "one *line*",
    "one block",
  ])
})
