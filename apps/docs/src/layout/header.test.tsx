import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import type { SidebarName } from "../sidebars/names.ts"
import type { ResolvedSidebar } from "../sidebars/resolve-sidebars.ts"
import { Header } from "./header.tsx"

const area = (name: SidebarName, title: string, under?: SidebarName): ResolvedSidebar => ({
  name,
  title,
  under,
  landing: `/${name}`,
  nodes: [],
})
const modules = area("modules", "Modules")
const entities = area("entitiesSidebar", "Data model")
const pricing = area("pricingReference", "Pricing", "modules")
const homepage = area("homepage", "Home")
const areas = [homepage, modules, entities, pricing]

/** The texts of the links that are marked as current. */
function marked(of: ResolvedSidebar, groups: readonly string[] = []): string[] {
  const html = renderToStaticMarkup(<Header areas={areas} place={{ area: of, groups }} />)
  return [...html.matchAll(/<a [^>]*aria-current="true"[^>]*>([^<]+)/g)].map(([, text = ""]) => text)
}

it.each([
  ["in the bar", modules, [], ["Modules"]],
  ["of the area that a reference belongs to", pricing, [], ["Modules"]],
  ["below More", entities, [], ["Data model"]],
  ["of a group, in the bar and below More", homepage, ["Recipes"], ["Recipes", "Recipes"]],
])("marks the link %s", (_, of, groups, expected) => {
  expect(marked(of, groups)).toEqual(expected)
})

it("marks nothing on a page without an area", () => {
  expect(renderToStaticMarkup(<Header areas={areas} />)).not.toContain("aria-current")
})
