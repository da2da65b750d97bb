import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { takenNames, utilityStyles } from "./utility-styles.ts"

const packages = fileURLToPath(new URL("../../../", import.meta.url))

it("writes the class names that the code of an extension has, in the colors of the dashboard", async () => {
  const styles = await utilityStyles([
    'const a = jsx("div", { className: "bg-ui-bg-base txt-compact-small hover:!p-4 flex-shrink-0 table" })',
  ])
  expect(styles).toMatch(/\.bg-ui-bg-base \{\s*background-color: var\(--card\);/)
  expect(styles).toMatch(/\.txt-compact-small \{\s*font-size: 13px;/)
  expect(styles).toMatch(/padding: [^;]+!important/)
  expect(styles).toMatch(/\.flex-shrink-0 \{/)
  expect(styles).not.toMatch(/\.table \{/)
  expect(styles).not.toMatch(/\.bg-ui-bg-subtle \{/)
})

it("writes nothing for an extension without such names", async () => {
  expect(await utilityStyles(['export const zone = "product.details.after"'])).toBeUndefined()
  expect(await utilityStyles(["//# sourceMappingURL=data:application/json;base64,flex"])).toBeUndefined()
})

it("leaves alone every name that the dashboard has for something else", async () => {
  const folders = [path.join(packages, "admin/src/app/styles"), path.join(packages, "ui/styles")]
  const files = folders.flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name)))
  const css = files.filter((file) => file.endsWith(".css")).map((file) => fs.readFileSync(file, "utf8"))
  const own = new Set(css.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)))
  expect(own.size).toBeGreaterThan(100)
  const written = (await utilityStyles([`"${[...own].join(" ")}"`])) ?? ""
  expect([...own].filter((name) => written.includes(`\n.${name} {`))).toEqual([])
  expect([...takenNames].filter((name) => !own.has(name))).toEqual([])
})
