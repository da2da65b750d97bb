import { describe, expect, it } from "vitest"
import { finishArticle } from "./finish-article.ts"

describe("finishArticle", () => {
  it("gives headings unique ids and lists them", () => {
    const { html, toc } = finishArticle("<h2>Add items</h2><h3>By <code>id</code></h3><h2>Add items</h2>")
    expect(toc).toEqual([
      { id: "add-items", text: "Add items", depth: 2 },
      { id: "by-id", text: "By id", depth: 3 },
      { id: "add-items-1", text: "Add items", depth: 2 },
    ])
    expect(html).toContain(
      '<h2 id="add-items">Add items<a href="#add-items" class="anchor" aria-label="Link to “Add items”"></a></h2>',
    )
  })

  it("leaves out no level above the first part", () => {
    const { toc } = finishArticle("<h3>One</h3><h3>Two</h3><h2>After</h2><h3>Below</h3>")
    expect(toc.map(({ text, depth }) => [text, depth])).toEqual([
      ["One", 2],
      ["Two", 2],
      ["After", 2],
      ["Below", 3],
    ])
  })

  it("keeps an id that a heading has", () => {
    expect(finishArticle('<h2 id="two-commands">Run it</h2>').toc).toEqual([
      { id: "two-commands", text: "Run it", depth: 2 },
    ])
  })

  it("frames tables so that they scroll, reachable by keyboard", () => {
    expect(finishArticle("<table><tbody><tr><td>1</td></tr></tbody></table>").html).toBe(
      '<div class="table-frame" tabindex="0" role="region" aria-label="Table"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    )
  })

  it("names each frame after the heading above it", () => {
    const table = "<table></table>"
    const { html } = finishArticle(`<h2>Fields</h2>${table}${table}<h2>Relations</h2>${table}`)
    expect([...html.matchAll(/role="region" aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
      "Table in “Fields”",
      "Table 2 in “Fields”",
      "Table in “Relations”",
    ])
  })

  it("sends no referrer to other sites", () => {
    expect(finishArticle('<a href="https://example.com">x</a><a href="/a">y</a>').html).toBe(
      '<a href="https://example.com" rel="noreferrer">x</a><a href="/a">y</a>',
    )
  })
})

describe("the Markdown twin", () => {
  const markdown = (html: string): string => finishArticle(html).markdown

  it("keeps headings, lists, tables and links", () => {
    expect(markdown("<h2>A</h2><p>See <a href='/b'>b</a>.</p><ul><li>one</li></ul>")).toBe(
      "## A\n\nSee [b](/b).\n\n- one\n",
    )
    expect(
      markdown("<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>"),
    ).toBe("| a |\n| - |\n| 1 |\n")
  })

  it("writes code blocks as fences under their title", () => {
    const block = `<figure class="code-block" data-language="bash"><figcaption><span>Terminal</span></figcaption>
      <div><pre><code><span class="line">npm start</span></code></pre></div></figure>`
    expect(markdown(block)).toBe("Terminal:\n\n```bash\nnpm start\n```\n")
  })

  it("writes callouts as quotes, cards as a list, and all tabs", () => {
    expect(markdown('<aside><p>Note</p><div class="callout-body"><p>Text.</p></div></aside>')).toBe(
      "> Note\n>\n> Text.\n",
    )
    const card =
      '<a class="card" href="/c"><strong class="card-title">Carts</strong><span class="card-text">What.</span></a>'
    expect(markdown(`<div class="cards cards-2">${card}${card}</div>`)).toBe(
      "- [Carts](/c): What.\n- [Carts](/c): What.\n",
    )
    const tab = (label: string): string =>
      `<section class="tab"><p class="tab-label">${label}</p><p>${label}!</p></section>`
    expect(markdown(`<div class="tabs">${tab("a")}${tab("b")}<script>x()</script></div>`)).toBe(
      "a\n\na!\n\nb\n\nb!\n",
    )
  })

  const project = '<p>You need a <a href="/create-medusa-app">project</a>.</p>'
  const request = "<figure><pre>curl http://localhost:9000/store/notes</pre></figure>"

  it("says once that a project can have another port, below its first address", () => {
    const { html, markdown } = finishArticle(project + request + request)
    expect(html).toContain(`${project}${request}<p class="port-note">If your project printed another port`)
    expect(html.match(/port-note/g)).toHaveLength(1)
    expect(markdown).toContain("If your project printed another port")
  })

  it.each([
    ["without a project", request],
    ["without an address", project],
    ["that explains the ports", `${project}${request}<p>It gets port 9001.</p>`],
    ["that says it itself", `${project}<p>If it prints another port, use that.</p>${request}`],
  ])("adds no note about ports to a page %s", (_, page) => {
    expect(finishArticle(page).html).toBe(page)
  })
})

describe("tables on a phone", () => {
  const table = (cell: string, attributes = "") =>
    `<table${attributes}><thead><tr><th>Option</th><th>Default</th><th>Meaning</th></tr></thead>` +
    `<tbody><tr><td>retries</td><td>2</td><td>${cell}</td></tr></tbody></table>`

  it("names the columns in the cells of a wide table, except the first", () => {
    expect(finishArticle(table("how often a request is repeated")).html).toContain(
      '<table class="stacked"><thead><tr><th>Option</th><th>Default</th><th>Meaning</th></tr></thead>' +
        '<tbody><tr><td>retries</td><td data-column="Default">2</td><td data-column="Meaning">how often',
    )
  })

  it("leaves narrow tables, and tables that have a class, as they are", () => {
    expect(finishArticle(table("often")).html).toContain("<table><thead>")
    expect(finishArticle(table("how often a request is repeated", ' class="fields"')).html).toContain(
      '<table class="fields"><thead>',
    )
  })
})
