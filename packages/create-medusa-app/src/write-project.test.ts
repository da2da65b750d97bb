import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { writeProject } from "./write-project.ts"

let folder: string
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "write-project-"))))
afterAll(() => fs.rmSync(folder, { recursive: true }))

it.each([
  ["my-shop", "My Shop"],
  ["Halcyon", "Halcyon"],
  ["atelier_été", "Atelier Été"],
])("names the store of the folder %s %s", (name, store) => {
  const directory = path.join(folder, name)
  writeProject({ directory, language: "typescript", hasExamples: true, packages: undefined })
  const seed = JSON.parse(fs.readFileSync(path.join(directory, "data/seed.json"), "utf8")) as {
    store: unknown
  }
  expect(seed.store).toEqual({ name: store, currencies: ["eur", "usd"] })
})
