import { UiProvider } from "@stheno/ui"
import { readdirSync, readFileSync } from "node:fs"
import { createElement, type ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"

const examples = readdirSync(import.meta.dirname).filter((file) =>
  /^[\w-]+\.tsx$/.test(file),
)
const pages = new URL("../../apps/docs/content/admin/ui/", import.meta.url)

it.each(examples)(
  "%s exports one component, which can be rendered",
  async (file) => {
    const parts = (await import(/* @vite-ignore */ `./${file}`)) as Record<
      string,
      ComponentType
    >
    expect(Object.keys(parts)).toHaveLength(1)
    const [Example] = Object.values(parts)
    const html = renderToStaticMarkup(
      <UiProvider>
        <MemoryRouter>{createElement(Example!)}</MemoryRouter>
      </UiProvider>,
    )
    expect(html).toContain('class="ui-')
  },
)

it("are all shown in the documentation", () => {
  const texts = readdirSync(pages).map((file) =>
    readFileSync(new URL(file, pages), "utf8"),
  )
  const shown = texts.flatMap((text) =>
    [...text.matchAll(/<Example file="ui\/([^"]+)"/g)].map(([, file]) => file!),
  )
  expect([...new Set(shown)].sort()).toEqual([...examples].sort())
})
