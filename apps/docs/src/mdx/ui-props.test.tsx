import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { SourceTree } from "../reference/code/source-tree.ts"
import { interfacesOfKit, UiProps } from "./ui-props.tsx"

const content = fileURLToPath(new URL("../../content/admin/ui", import.meta.url))

/** The dashboard provides the surroundings and the palette: extensions never render them. */
const ofDashboard = ["UiProviderProps", "CommandPaletteProps"]

test("every component of the kit has the table of its properties on a page", () => {
  const pages = readdirSync(content).map((file) => readFileSync(join(content, file), "utf8"))
  const shown = pages.flatMap((page) =>
    [...page.matchAll(/<UiProps of="(\w+)" \/>/g)].map(([, name]) => name),
  )
  const all = interfacesOfKit(new SourceTree()).filter((name) => name.endsWith("Props"))
  expect(all).toContain("ButtonProps")
  // These add nothing to the properties that they take from others: the pages say so.
  const taken = ["ComboboxFieldProps", "MultiComboboxFieldProps"]
  expect(all.filter((name) => ![...shown, ...ofDashboard, ...taken].includes(name))).toEqual([])
  expect(new Set(shown).size).toBe(shown.length)
})

test("every property that a page shows has a meaning", () => {
  const shown = readdirSync(content).flatMap((file) =>
    [...readFileSync(join(content, file), "utf8").matchAll(/<UiProps of="(\w+)" \/>/g)].map(
      ([, name]) => name!,
    ),
  )
  const silent = shown.filter((name) => renderToStaticMarkup(<UiProps of={name} />).includes("<td></td>"))
  expect(shown).toContain("ToastOptions")
  expect(silent).toEqual([])
})
