import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { ownVersion } from "@stheno/create-medusa-app/internal/places.ts"
import { arePublished } from "@stheno/create-medusa-app/internal/published.ts"

const root = path.join(import.meta.dirname, "..")

/** Everything from which a reader copies a command. */
const places = [
  "README.md",
  "CONTRIBUTING.md",
  "apps/docs/README.md",
  "apps/docs/content",
  "apps/docs/src",
  "samples",
  "packages",
]

const isRead = (file: string) =>
  /\.(mdx?|sh|tsx?|jsx?|json|txt|ya?ml|dockerfile)$|Dockerfile$/.test(file) &&
  !/node_modules|\.test\.|\/dist\/|\/\.cache\//.test(file)

const files = places.flatMap((place) => {
  const whole = path.join(root, place)
  if (fs.statSync(whole).isFile()) return [place]
  const below = fs.readdirSync(whole, { recursive: true, encoding: "utf8" })
  return below.map((file) => path.join(place, file)).filter((file) => isRead(file))
})

/** Commands with which npm, or a replacement for it, looks for Stheno's packages in the registry. */
const asksRegistry =
  /(?:npx|npm (?:i|install|add|update|exec|init|create)|yarn (?:add|create|dlx)|pnpm (?:add|create|dlx)|bunx?(?: add| create)?)(?=\s)[^\n`"']*?(?<![\w/.])@?stheno\/[^\n`"']*|npm (?:init|create) (?:medusa|stheno)[^\n`"']*|npx create-[^\n`"']*/g

/** A command may go on in the next line. */
const found = (pattern: RegExp) =>
  files.flatMap((file) => {
    const text = fs
      .readFileSync(path.join(root, file), "utf8")
      .replace(/\\\n\s*/g, "")
    return [...text.matchAll(pattern)].map(([command]) => `${file}: ${command}`)
  })

it.skipIf(arePublished)(
  "no page, sample, template or message takes our packages from npm's registry, which does not have them",
  () => {
    for (const wrong of [
      "npx @stheno/create-medusa-app my-shop",
      "npm install --save-dev react @stheno/medusa-react",
      "pnpm add @stheno/core",
      "npm create medusa-app",
    ])
      expect(wrong.match(asksRegistry)).not.toBeNull()
    expect(found(asksRegistry)).toEqual([])
  },
)

it("commands name tarballs that the packing writes, in this version", () => {
  const named = found(/stheno-packages\/[\w.-]+\.tgz/g)
  const tarballs = fs
    .readdirSync(path.join(root, "packages"))
    .map((name) => `stheno-packages/stheno-${name}-${ownVersion()}.tgz`)
  expect(named.length).toBeGreaterThan(10)
  for (const each of named) expect(tarballs).toContain(each.split(": ").at(-1))
})
