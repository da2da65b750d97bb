import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, describe, expect, it } from "vitest"
import { compileMdx } from "./compile-mdx.ts"
import { highlight, loadHighlighter } from "./highlight.ts"

const render = async (body: string): Promise<string> => renderToStaticMarkup(await compileMdx("a.mdx", body))

beforeAll(loadHighlighter)

describe("compileMdx", () => {
  it("renders Markdown with tables, and the site's components", async () => {
    expect(await render("## Carts\n\n| a | b |\n| - | - |\n| 1 | 2 |\n")).toBe(
      "<h2>Carts</h2>\n<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    )
    expect(await render('<Entity name="Cart" />')).toBe(
      '<a href="/references/entities/classes/Cart">Cart</a>',
    )
  })

  it("shows a sample with its title and a copy button", async () => {
    const html = await render('<Sample file="start/run.sh" title="Terminal" />')
    expect(html).toContain(
      '<figure class="code-block" data-language="bash"><figcaption class="code-head"><span>Terminal</span>',
    )
    expect(html).toContain('<span class="tk-function">npm</span>')
  })

  it("labels tabs so that they read without JavaScript", async () => {
    const html = await render(
      '<Tabs group="client"><Tab label="fetch">one</Tab><Tab label="curl">two</Tab></Tabs>',
    )
    expect(html).toBe(
      '<div class="tabs" data-tabs="client"><section class="tab" data-tab="fetch"><p class="tab-label">fetch</p>one</section>' +
        '<section class="tab" data-tab="curl"><p class="tab-label">curl</p>two</section>' +
        "<script>sthenoTabs(document.currentScript.parentNode)</script></div>",
    )
  })

  it.each([
    ["code that is not a sample", "Text.\n\n```ts\n1\n```\n", "a.mdx: line 3: code belongs in samples/"],
    ["an h1", "# Title\n", "a.mdx: line 1: the title in the frontmatter is the h1"],
    ["what does not parse", "<Callout>\n", "a.mdx: Expected a closing tag for `<Callout>`"],
  ])("refuses %s and says where", async (_, body, message) => {
    await expect(compileMdx("a.mdx", body)).rejects.toThrow(message)
  })

  it("refuses a component that does not exist", async () => {
    await expect(render("<Nothing />")).rejects.toThrow("Expected component `Nothing` to be defined")
  })
})

describe("highlight", () => {
  it("marks tokens with classes and carries no colors", () => {
    expect(highlight('const a = "b"', "ts")).toBe(
      '<pre class="code" tabindex="0"><code><span class="line"><span class="tk-keyword">const</span>' +
        '<span class="tk-constant"> a</span><span class="tk-keyword"> =</span>' +
        '<span class="tk-string-expression"> "b"</span></span></code></pre>',
    )
  })

  it("marks the lines that have the words, and no others", () => {
    const lines = highlight("a: 1\nb: 2\nc: 3", "yaml", ["b:", "3"]).match(/class="line[^"]*"/g)
    expect(lines).toEqual(['class="line"', 'class="line line-marked"', 'class="line line-marked"'])
  })

  it("refuses to mark what is not there", () => {
    expect(() => highlight("a", "ts", ["b"])).toThrow("no line has “b”, which is to be marked")
  })

  it("refuses a language it does not know", () => {
    expect(() => highlight("x", "cobol")).toThrow("Language `cobol` not found")
  })
})
