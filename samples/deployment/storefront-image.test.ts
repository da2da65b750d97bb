import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"

const starter = path.join(import.meta.dirname, "../../starters/nextjs")
const read = (name: string) => fs.readFileSync(path.join(starter, name), "utf8")
const dockerfile = read("Dockerfile")
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name!)
const settings = all(read(".env.example"), /^([A-Z_]+)=/gm)

it("builds the storefront's image with every public setting and no secret", () => {
  const args = all(dockerfile, /^ARG (\w+)$/gm)
  expect(args.toSorted()).toEqual(
    settings.filter((name) => name.startsWith("NEXT_PUBLIC_")).toSorted(),
  )
  expect(settings).toContain("REVALIDATE_SECRET")
  expect(read(".dockerignore").split("\n")).toEqual(
    expect.arrayContaining(["node_modules", ".next", ".env*", "*.env"]),
  )
})

it("asks the image's server for a page that exists, as an ordinary user", () => {
  const [page] = all(dockerfile, /env\.PORT \+ '\/(\w+)\.txt'/g)
  expect(fs.existsSync(path.join(starter, `src/app/${page}.ts`))).toBe(true)
  expect(all(dockerfile, /PORT=(\d+)/g)).toEqual(
    all(dockerfile, /^EXPOSE (\d+)$/gm),
  )
  expect(dockerfile.indexOf("USER node")).toBeLessThan(dockerfile.indexOf("\nCMD"))
  expect(dockerfile.indexOf("USER node")).toBeGreaterThan(0)
})

it("makes the server that the image copies only when the image asks for it", () => {
  expect(dockerfile).toContain("NEXT_OUTPUT=standalone npm run build")
  expect(dockerfile).toContain("/app/.next/standalone ./")
  expect(read("next.config.ts")).toContain(
    'process.env.NEXT_OUTPUT === "standalone"',
  )
})
